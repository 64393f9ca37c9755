import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import type { BasisPoints, CentsPerKilogram } from './rates.ts'
import type { Treatment } from './treatment.ts'

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
  /** How IVA treats it; null of IVA itself. */
  treatment: Treatment | null
  basis?: LineBasis
  /** What an extra charge is for. */
  label?: string
}

/** A line before IVA treats it: so is what freezes with the weight. The treatment freezes with the bill. */
export type UntreatedLine = Omit<PriceLine, 'treatment'>

export const totalOf = (lines: readonly { amountInCents: Cents }[]): Cents => sum(lines.map(({ amountInCents }) => amountInCents))

export const totalOfNamed = <Name extends string>(
  lines: readonly { name: Name; amountInCents: Cents }[],
  ...names: readonly NoInfer<Name>[]
): Cents => totalOf(lines.filter(({ name }) => names.includes(name)))

/** The service of the house: N + V + E of domain section 8. */
export const serviceOf = (lines: readonly UntreatedLine[]): Cents =>
  totalOfNamed(lines, 'freight', 'discount', 'valuePercentage', 'extraCharge')

/** What an assisted purchase adds: goods, US tax, store shipping and the fee. */
export const PURCHASE_LINES = ['goods', 'amazonTax', 'storeShipping', 'purchaseFee'] as const satisfies readonly PriceLineName[]
export const purchaseOf = (lines: readonly UntreatedLine[]): Cents => totalOfNamed(lines, ...PURCHASE_LINES)

/** What is collected for customs: the duty of category B, or the three taxes of category C. */
export const CUSTOMS_LINES = ['duty', 'adValorem', 'fodinfa', 'customsIva'] as const satisfies readonly PriceLineName[]
export const dutyOf = (lines: readonly { name: PriceLineName; amountInCents: Cents }[]): Cents =>
  totalOfNamed(lines, ...CUSTOMS_LINES)

/** What the general rate of IVA is charged on. All other treatments are at 0 %. */
export const taxableOf = (lines: readonly Pick<PriceLine, 'amountInCents' | 'treatment'>[]): Cents =>
  totalOf(lines.filter(({ treatment }) => treatment === 'general'))
