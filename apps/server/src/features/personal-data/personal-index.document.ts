import type { Language } from '@app/domain'
import { now } from '../../clock.ts'
import { FORMATS } from '../../documents/formats.ts'
import { PERSONAL_WORDS, type PersonalKind } from './personal-data-words.ts'

type Index = {
  house: string
  name: string
  counts: ReadonlyMap<PersonalKind, number>
  /** Files that are in the ZIP. */
  here: number
  /** Names of those that are not. */
  elsewhere: readonly string[]
}

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;overflow-wrap:break-word}table{border-collapse:collapse;width:100%}th:first-child{width:100%}th,td{text-align:left;padding:.5rem 0;border-bottom:1px solid #8884;vertical-align:top}td:last-child,th:last-child{text-align:right;padding-left:1rem}td>small{display:block}li{overflow-wrap:anywhere}'

/** What is in the file, in words: a page that opens without the product and asks for nothing. */
export function personalIndex({ house, name, counts, here, elsewhere }: Index, language: Language): string {
  const words = PERSONAL_WORDS[language]
  const rows = [...counts].map(([kind, count]) => {
    const file = `${kind}.json`
    const link = count > 0 ? `<a href="${file}">${file}</a>` : file
    return `<tr><td>${escaped(words.kinds[kind])}<small>${link}</small></td><td>${FORMATS[language].count(count)}</td></tr>`
  })
  const names = elsewhere.map((name) => `<li>${escaped(name)}</li>`)
  const moment = FORMATS[language].moment(now())
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(words.title(house))}</title>
<style>${STYLE}</style></head><body>
<h1>${escaped(words.title(house))}</h1>
<p>${escaped(words.whose(name, moment))}</p>
<p>${escaped(words.why)}</p>
<table><thead><tr><th>${words.headings.what}</th><th>${words.headings.rows}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>${words.files}</h2>
<p>${here + elsewhere.length === 0 ? words.noFiles : words.filesHere(here)}</p>
${names.length > 0 ? `<p>${words.filesElsewhere}</p><ul>${names.join('\n')}</ul>` : ''}
</body></html>
`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
