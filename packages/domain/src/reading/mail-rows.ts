// A mail as rows: cells that columns set apart, and the amounts of each.
import { amountsOf } from './amounts.ts'

export type MailRow = {
  text: string
  /** What is written beside its amounts, by columns; empty where it is amounts alone. */
  words: string[]
  label: string
  amountsInCents: number[]
  /** An empty line, or more, stood before it. */
  isApart: boolean
}

/** A mail has fewer; what goes on longer is no mail of a store, and is not read to its end. */
const MOST_ROWS = 4_000
const LONGEST_ROW = 400
const QUOTES = /^(?:\s*[>│|]\s?)+/u
const UNSEEN = /\p{Cf}|\u034f|\u2800/gu
const COLUMNS = /\t+|\s{2,}|\s?\|\s?/u

export function rowsOf(text: string): MailRow[] {
  const rows: MailRow[] = []
  let isApart = false
  for (const line of plainLines(text)) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    rows.push({ ...rowOf(line), isApart })
    isApart = false
    if (rows.length >= MOST_ROWS) break
  }
  return rows
}

export const plainLines = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .split(/\r?\n|\r/)
    .map((line) => line.slice(0, LONGEST_ROW).replace(QUOTES, '').trim())

function rowOf(line: string): Omit<MailRow, 'isApart'> {
  let rest = ''
  let from = 0
  const amounts = amountsOf(line)
  for (const { start, end } of amounts) {
    rest += `${line.slice(from, start)}\t`
    from = end
  }
  const words = `${rest}${line.slice(from)}`
    .split(COLUMNS)
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell) || cell === '#')
  return { text: line, words, label: words.join(' '), amountsInCents: amounts.map(({ inCents }) => inCents) }
}
