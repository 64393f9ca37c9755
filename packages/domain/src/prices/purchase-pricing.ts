import { type Cents, MOST_IN_CENTS, sum } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import { type PriceLine, totalOf } from './price-line.ts'
import { percentOf } from './rates.ts'
import { type Treatments, treatmentsIn } from './treatment.ts'

export type PricedItem = { quantity: number; unitPriceInCents: Cents }

export type PurchasePrice = {
  lines: PriceLine[]
  goodsInCents: Cents
  taxInCents: Cents
  storeShippingInCents: Cents
  feeInCents: Cents
  priceInCents: Cents
}

export const goodsOf = (items: readonly PricedItem[]): Cents =>
  sum(items.map(({ quantity, unitPriceInCents }) => quantity * unitPriceInCents))

/** The item with which all together are worth more than anything may be; -1 where none is. */
export function firstTooDear(items: readonly PricedItem[]): number {
  let worthInCents = 0
  return items.findIndex(({ quantity, unitPriceInCents }) => {
    worthInCents += quantity * unitPriceInCents
    return worthInCents > MOST_IN_CENTS
  })
}

type PurchaseParameters = Pick<RetailParameters, 'amazonTaxInBasisPoints' | 'paymentPercentageInBasisPoints'> & {
  treatments: Pick<Treatments, 'goods' | 'purchaseFee'>
}

/** What the house charges for buying: goods, US tax and store shipping as paid, and its fee on all three (domain section 8). */
export function pricePurchase(
  { items, storeShippingInCents }: { items: readonly PricedItem[]; storeShippingInCents: Cents },
  { amazonTaxInBasisPoints, paymentPercentageInBasisPoints, treatments }: PurchaseParameters,
): PurchasePrice {
  const goodsInCents = goodsOf(items)
  const taxInCents = percentOf(goodsInCents, amazonTaxInBasisPoints)
  const paidToStoreInCents = goodsInCents + taxInCents + storeShippingInCents
  const feeInCents = percentOf(paidToStoreInCents, paymentPercentageInBasisPoints)

  const taxBasis = { ofInCents: goodsInCents, rateInBasisPoints: amazonTaxInBasisPoints }
  const feeBasis = { ofInCents: paidToStoreInCents, rateInBasisPoints: paymentPercentageInBasisPoints }
  const { goods: treatment, purchaseFee } = treatments
  const lines: PriceLine[] = [
    { name: 'goods', amountInCents: goodsInCents, treatment },
    { name: 'amazonTax', amountInCents: taxInCents, treatment, basis: taxBasis },
    { name: 'storeShipping', amountInCents: storeShippingInCents, treatment },
    { name: 'purchaseFee', amountInCents: feeInCents, treatment: purchaseFee, basis: feeBasis },
  ]
  return { lines, goodsInCents, taxInCents, storeShippingInCents, feeInCents, priceInCents: totalOf(lines) }
}

/** The price of what is left of a purchase, at the rates and treatments of its lines: those of the day it was made. */
export function priceLeft(
  lines: readonly PriceLine[],
  left: { items: readonly PricedItem[]; storeShippingInCents: Cents },
): PurchasePrice {
  const rateOf = (name: PriceLine['name']): number => {
    const basis = lines.find((line) => line.name === name)?.basis
    return basis && 'rateInBasisPoints' in basis ? basis.rateInBasisPoints : 0
  }
  return pricePurchase(left, {
    amazonTaxInBasisPoints: rateOf('amazonTax'),
    paymentPercentageInBasisPoints: rateOf('purchaseFee'),
    treatments: { goods: 'thirdParty', purchaseFee: 'general', ...treatmentsIn(lines) },
  })
}
