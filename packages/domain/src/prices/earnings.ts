// What an associate earns from one order: the margin between retail and wholesale freight (domain section 8).
import type { Cents } from '../rules/money.ts'
import type { AssociateParameters } from '../rules/parameters.ts'
import type { Grams } from '../rules/weight.ts'
import { type LineBasis, type PriceLineName, totalOf, totalOfNamed, type UntreatedLine } from './price-line.ts'
import { amountForWeight, percentOf } from './rates.ts'

/** Freight and discount as the bill shows them, then what is the house's and what is added and kept back. */
export type EarningLineName = Extract<PriceLineName, 'freight' | 'discount'> | 'basePrice' | 'bonus' | 'keptBack'
export type EarningLine = { name: EarningLineName; amountInCents: Cents; basis?: LineBasis }

export type Profit = {
  lines: EarningLine[]
  marginInCents: Cents
  bonusInCents: Cents
  keptBackInCents: Cents
  profitInCents: Cents
}

const NO_PROFIT: Profit = { lines: [], marginInCents: 0, bonusInCents: 0, keptBackInCents: 0, profitInCents: 0 }

export type OrderToEarnFrom = { lines: readonly UntreatedLine[]; weightInGrams: Grams; hasAssociate: boolean }

/** Takes the lines of the order's price, so that what is earned never differs from what was billed. */
export function profitOf({ lines, weightInGrams, hasAssociate }: OrderToEarnFrom, parameters: AssociateParameters): Profit {
  if (!hasAssociate) return NO_PROFIT
  const { basePricePerKilogramInCents, bonusRateInBasisPoints, discountRateInBasisPoints } = parameters
  const netFreightInCents = totalOfNamed(lines, 'freight', 'discount')
  const wholesaleInCents = amountForWeight(weightInGrams, basePricePerKilogramInCents)
  const marginInCents = Math.max(0, netFreightInCents - wholesaleInCents)
  const bonusInCents = percentOf(marginInCents, bonusRateInBasisPoints)
  const keptBackInCents = percentOf(marginInCents, discountRateInBasisPoints)

  const wholesaleBasis = { weightInGrams, rateInCentsPerKilogram: basePricePerKilogramInCents, isMinimum: false }
  const earningLines: EarningLine[] = [
    ...lines
      .filter(isFreightOrDiscount)
      .map(({ name, amountInCents, basis }) => ({ name, amountInCents, ...(basis && { basis }) })),
    { name: 'basePrice', amountInCents: marginInCents - netFreightInCents, basis: wholesaleBasis },
    {
      name: 'bonus',
      amountInCents: bonusInCents,
      basis: { ofInCents: marginInCents, rateInBasisPoints: bonusRateInBasisPoints },
    },
    {
      name: 'keptBack',
      amountInCents: 0 - keptBackInCents,
      basis: { ofInCents: marginInCents, rateInBasisPoints: discountRateInBasisPoints },
    },
  ]
  return { lines: earningLines, marginInCents, bonusInCents, keptBackInCents, profitInCents: totalOf(earningLines) }
}

const isFreightOrDiscount = (line: UntreatedLine): line is UntreatedLine & { name: 'freight' | 'discount' } =>
  line.name === 'freight' || line.name === 'discount'
