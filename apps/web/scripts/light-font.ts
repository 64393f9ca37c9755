import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const THEME = join(import.meta.dirname, '../src/theme')
const INTER = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))

export const FONT = join(THEME, 'inter.woff2')

/** The signs that a stylesheet sends to its font, as in `unicode-range: U+0020-00FF, U+0131;`. */
export function signsOf(stylesheet: string): string {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(stylesheet) ?? []
  const points = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...points)
}

/** Inter with the signs and the weights that font.css names, and what browsers ask of it: two fifths less to wait for. */
export async function lightFont(): Promise<Buffer> {
  const stylesheet = await readFile(join(THEME, 'font.css'), 'utf8')
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(stylesheet) ?? []
  const wght = { min: Number(min), max: Number(max) }
  return subsetFont(await readFile(INTER), signsOf(stylesheet), { targetFormat: 'woff2', variationAxes: { wght } })
}
