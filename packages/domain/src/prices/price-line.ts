import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import type { BasisPoints, CentsPerKilogram } from './rates.ts'

/** The same names in the quote, the estimate, the bill and the earnings (domain section 8). */
export const PRICE_LINE_NAMES = [
  'freight',
  'discount',
  'valuePercentage',
  'extraCharge',
  'goods',
  'amazonTax',
  'storeShipping',
  'purchaseFee',
  'iva',
  'duty',
  'adValorem',
  'fodinfa',
  'customsIva',
] as const
export type PriceLineName = (typeof PRICE_LINE_NAMES)[number]

/** A percentage of another amount. */
export type PercentBasis = { ofInCents: Cents; rateInBasisPoints: BasisPoints }

/**
 * How an amount came to be: a weight at a rate (or the minimum, where that is more), a percentage of another amount, or one of each share
 * of it, as customs tax items of several classes.
 */
export type LineBasis =
  | { weightInGrams: Grams; rateInCentsPerKilogram: CentsPerKilogram; isMinimum: boolean }
  | PercentBasis
  | { shares: readonly PercentBasis[] }

export type PriceLine = {
  name: PriceLineName
  /** Negative for what is taken off: the discount. */
  amountInCents: Cents
  /** Whether IVA is charged on it. */
  taxable: boolean
  basis?: LineBasis
  /** What an extra charge is for. */
  label?: string
}

export const totalOf = (lines: readonly { amountInCents: Cents }[]): Cents => sum(lines.map(({ amountInCents }) => amountInCents))

export const totalOfNamed = <Name extends string>(
  lines: readonly { name: Name; amountInCents: Cents }[],
  ...names: readonly NoInfer<Name>[]
): Cents => totalOf(lines.filter(({ name }) => names.includes(name)))

/** The service of the house: N + V + E of domain section 8. */
export const serviceOf = (lines: readonly PriceLine[]): Cents =>
  totalOfNamed(lines, 'freight', 'discount', 'valuePercentage', 'extraCharge')

/** What an assisted purchase adds: goods, US tax, store shipping and the fee. */
export const PURCHASE_LINES = ['goods', 'amazonTax', 'storeShipping', 'purchaseFee'] as const satisfies readonly PriceLineName[]
export const purchaseOf = (lines: readonly PriceLine[]): Cents => totalOfNamed(lines, ...PURCHASE_LINES)

/** What is collected for customs: the duty of category B, or the three taxes of category C. */
export const CUSTOMS_LINES = ['duty', 'adValorem', 'fodinfa', 'customsIva'] as const satisfies readonly PriceLineName[]
export const dutyOf = (lines: readonly { name: PriceLineName; amountInCents: Cents }[]): Cents =>
  totalOfNamed(lines, ...CUSTOMS_LINES)

export const taxableOf = (lines: readonly PriceLine[]): Cents => totalOf(lines.filter(({ taxable }) => taxable))
