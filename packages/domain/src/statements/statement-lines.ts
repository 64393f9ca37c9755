// The lines of a bank's file, once its columns are known.
import type { Cents } from '../rules/money.ts'
import type { SheetCell, SheetRow } from '../sheets/sheet.ts'
import type { StatementColumns, StatementTable } from './statement-columns.ts'
import { runsOf } from './statement-marks.ts'
import { centsOf, type DayOrder, type DecimalSign, dayIn, dayOrderOf, decimalSignOf } from './statement-values.ts'

export type ReadLine = {
  day: string
  /** Negative: it left the account. */
  amountInCents: Cents
  reference: string
  text: string
  /** The second of two lines alike in one file is 2, so that a file that overlaps another adds nothing. */
  occurrence: number
}

/** `skipped`: numbers of rows, from 1 below the headings, that have no day or no amount: balances, sums, notes. */
export type ReadStatement = { lines: ReadLine[]; skipped: number[]; decimalSign: DecimalSign; dayOrder: DayOrder }

/** As a payment has it. */
const LONGEST_REFERENCE = 80
const LONGEST_TEXT = 400
const CREDIT_WORDS = /^(C|CR|CREDITO|ABONO|DEPOSITO|CREDIT|H|HABER|INGRESO)/

export function linesOf({ headings, rows }: StatementTable, columns: StatementColumns): ReadStatement {
  const at = (name: string | null) => (name === null ? -1 : headings.indexOf(name))
  const cellsOf = (name: string | null): SheetCell[] => rows.map((row) => row[at(name)] ?? null)
  const dayOrder = dayOrderOf(cellsOf(columns.day))
  const decimalSign = decimalSignOf([columns.amount, columns.credit, columns.debit].flatMap(cellsOf))
  const amountOf = (row: SheetRow): Cents | null => {
    const cents = (name: string | null) => centsOf(row[at(name)], decimalSign)
    if (columns.amount === null) {
      const [credit, debit] = [cents(columns.credit) ?? 0, cents(columns.debit) ?? 0]
      return credit === 0 && debit === 0 ? null : Math.abs(credit) - Math.abs(debit)
    }
    const amount = cents(columns.amount)
    if (amount === null || columns.direction === null) return amount
    const says = runsOf(String(row[at(columns.direction)] ?? '')).join('')
    const isCredit = CREDIT_WORDS.test(says) || String(row[at(columns.direction)] ?? '').trim() === '+'
    return isCredit ? Math.abs(amount) : 0 - Math.abs(amount)
  }
  const textOf = (row: SheetRow, names: readonly string[]): string =>
    names
      .map((name) => String(row[at(name)] ?? '').trim())
      .filter(Boolean)
      .join(' · ')
      .replaceAll(/\s+/g, ' ')
  const seen = new Map<string, number>()
  const lines: ReadLine[] = []
  const skipped: number[] = []
  rows.forEach((row, index) => {
    const day = dayIn(row[at(columns.day)], dayOrder)
    const amountInCents = amountOf(row)
    if (row.every((cell) => cell === null || cell === '')) return
    if (day === null || amountInCents === null || amountInCents === 0) {
      skipped.push(index + 1)
      return
    }
    const reference = textOf(row, columns.reference === null ? [] : [columns.reference]).slice(0, LONGEST_REFERENCE)
    const text = textOf(row, columns.text).slice(0, LONGEST_TEXT)
    const key = JSON.stringify([day, amountInCents, reference, text])
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    lines.push({ day, amountInCents, reference, text, occurrence })
  })
  return { lines, skipped, decimalSign, dayOrder }
}
