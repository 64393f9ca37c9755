// What staff correct on a purchase, and what of it is sent: only what differs.
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { RetailParameters } from '@app/domain'
import { isRepriced, type PriceValues, pricesOf, totalOf } from './price-editor-values.ts'

export type UpdateValues = PriceValues & { productValueInCents: number | null; observation: string }
export type Updated = {
  items: { id: string; unitPriceInCents: number; quantity?: number }[]
  storeShippingInCents: number
  productValueInCents: number
  observation: string
}

export const updateValuesOf = (purchase: PurchaseDetail): UpdateValues => ({
  ...pricesOf(purchase),
  productValueInCents: purchase.productValueInCents,
  observation: purchase.observation,
})

/** Prices that stay are not named: naming them would ask for them anew. The declared value follows the goods unless it was typed. */
export function changesOf(purchase: PurchaseDetail, values: Updated, parameters: RetailParameters) {
  const { items, storeShippingInCents, productValueInCents, observation } = values
  const repriced = isRepriced(purchase, values)
  return {
    action: 'update' as const,
    observation,
    ...(repriced
      ? { items, storeShippingInCents, temporalPriceInCents: totalOf(purchase, values, parameters).priceInCents }
      : {}),
    ...(productValueInCents === purchase.productValueInCents ? {} : { productValueInCents }),
  }
}
