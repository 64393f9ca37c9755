// Amounts and days as banks write them.
import type { Cents } from '../rules/money.ts'
import type { SheetCell } from '../sheets/sheet.ts'

export const DECIMAL_SIGNS = ['.', ','] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]
export const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** The sign before one or two last digits, as most of the column has it. */
export function decimalSignOf(cells: readonly SheetCell[]): DecimalSign {
  const texts = cells.filter((cell): cell is string => typeof cell === 'string')
  const endingIn = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length
  return endingIn(/,\d{1,2}\D*$/) > endingIn(/\.\d{1,2}\D*$/) ? ',' : '.'
}

/** Whole cents, negative where it says so; null where it is no amount. */
export function centsOf(cell: SheetCell | undefined, decimal: DecimalSign): Cents | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? Math.round(cell * 100) : null
  const text = (cell ?? '').replaceAll(/US\$|USD|\$|\s/gi, '')
  const thousands = decimal === ',' ? '.' : ','
  const shape = new RegExp(`^[-+(]?(\\d{1,3}(?:\\${thousands}\\d{3})+|\\d+)(?:\\${decimal}(\\d{1,2}))?[-)]?$`)
  const [, whole, cents = ''] = shape.exec(text) ?? []
  if (whole === undefined) return null
  const amount = Number(whole.replaceAll(thousands, '')) * 100 + Number(cents.padEnd(2, '0'))
  return /[-(]/.test(text) ? 0 - amount : amount
}

const MONTHS = ['ENE JAN', 'FEB', 'MAR', 'ABR APR', 'MAY', 'JUN', 'JUL', 'AGO AUG', 'SEP SET', 'OCT', 'NOV', 'DIC DEC']
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\D|$)/
const NAMED = /^(\d{1,2})[/. -]+([A-Z]{3})[A-Z]*[/. -]+(\d{4}|\d{2})(?:\D|$)/
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:\D|$)/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/

/** Which comes first where no day of the column says it: the day, as in Ecuador. */
export function dayOrderOf(cells: readonly SheetCell[]): DayOrder {
  const parts = cells.flatMap((cell) => [NUMERIC.exec(String(cell ?? '').trim()) ?? []]).filter((found) => found.length > 0)
  const isBeyond = (place: 1 | 2) => parts.some((found) => Number(found[place]) > 12)
  return isBeyond(2) && !isBeyond(1) ? 'monthFirst' : 'dayFirst'
}

/** As `2026-11-30`; null where it is no day. */
export function dayIn(cell: SheetCell | undefined, order: DayOrder): string | null {
  const text = String(cell ?? '')
    .trim()
    .toUpperCase()
  const iso = ISO.exec(text) ?? COMPACT.exec(text)
  if (iso) return realDay(iso[1], iso[2], iso[3])
  const named = NAMED.exec(text)
  if (named) return realDay(named[3], String(MONTHS.findIndex((month) => month.includes(named[2] ?? '?')) + 1), named[1])
  const numeric = NUMERIC.exec(text)
  if (!numeric) return null
  const [, first, second, year] = numeric
  return order === 'dayFirst' ? realDay(year, second, first) : realDay(year, first, second)
}

function realDay(year = '', month = '', day = ''): string | null {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
