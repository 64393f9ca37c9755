import type { Endpoint } from '@app/contract'
import { LANGUAGES, type Language } from '@app/domain'
import { expect } from 'vitest'
import { businessDate, now } from '../clock.ts'
import { type Person, signedInAs } from './world.ts'

/** A column in both languages: its heading in each, and its content, where that has words in each. */
export type ReadColumn = [es: string, en: string, value: string | Record<Language, string>]
type ReadRow = [heading: string, value: string][]

const inLanguage = (columns: readonly ReadColumn[], language: Language): ReadRow =>
  columns.map(([es, en, value]) => [language === 'es' ? es : en, typeof value === 'string' ? value : value[language]])

/** In both languages the file has this name, today's day and its second, and these rows. */
export async function expectFile(
  who: Person | 'administrator',
  endpoint: Endpoint,
  name: Record<Language, string>,
  query: object,
  ...rows: ReadColumn[][]
): Promise<void> {
  for (const language of LANGUAGES) {
    const file = await listFile(who, endpoint, language, query)
    expect(file.name).toMatch(new RegExp(`^${name[language]}-${businessDate(now())}-\\d{6}\\.csv$`))
    expect(file.rows).toEqual(rows.map((columns) => inLanguage(columns, language)))
  }
}

/** A list as CSV: its name, and each of its rows under the headings. */
export async function listFile(
  who: Person | 'administrator',
  endpoint: Endpoint,
  language: Language,
  query: object = {},
): Promise<{ name: string; rows: ReadRow[] }> {
  const sent = { query: { format: 'csv', ...query }, headers: { 'accept-language': language } }
  const { name, content } = (await signedInAs(who).call(endpoint, sent as never)) as { name: string; content: Uint8Array }
  const [headings = [], ...lines] = readCsv(new TextDecoder().decode(content))
  return { name, rows: lines.map((line) => headings.map((heading, column) => [heading, line[column] ?? ''])) }
}

/** RFC 4180: a field in quotation marks may hold commas, line ends and, doubled, quotation marks. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
  }
  return lines.filter((line) => line.join('') !== '')
}
