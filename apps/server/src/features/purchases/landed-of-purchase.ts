import type { LandedPrice } from '@app/contract/fields/prices'
import { landedPriceOf, type Parameters, purchasesThatAre } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { ratesOf } from '../tariffs/customs-of-items.ts'
import type { PurchaseInDetail } from './purchase-view.repository.ts'

/** What it costs in Quito: while it is open, and once somebody named a weight. */
export async function landedOf(db: Db, purchase: PurchaseInDetail, parameters: Parameters): Promise<LandedPrice | null> {
  const { category, items, storeShippingInCents, lines, productValueInCents: valueInCents, weightInGrams, hasDiscount } = purchase
  if (weightInGrams === null || !purchasesThatAre('open').includes(purchase.status)) return null
  const rates = category === 'C' ? await ratesOf(db, items, undefined) : []
  const classed = items.map((item, position) => ({ ...item, adValoremInBasisPoints: rates?.[position] }))
  return landedPriceOf(
    { category, items: classed, storeShippingInCents, lines, valueInCents, weightInGrams, hasDiscount },
    parameters,
  )
}
