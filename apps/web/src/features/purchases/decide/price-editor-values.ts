// What staff type when they look a purchase up in its store: its prices as they are now.
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { type PurchasePrice, pricePurchase, type RetailParameters } from '@app/domain'

export type PriceValues = {
  items: { id: string; unitPriceInCents: number | null; quantity?: number }[]
  storeShippingInCents: number | null
}

export const pricesOf = ({ items, storeShippingInCents }: PurchaseDetail): PriceValues => ({
  items: items.map(({ id, unitPriceInCents, quantity }) => ({ id, unitPriceInCents, quantity })),
  storeShippingInCents,
})

/** What the prices come to, as the server will compute it. */
export function totalOf(purchase: PurchaseDetail, values: PriceValues, parameters: RetailParameters): PurchasePrice {
  const named = new Map(values.items.map((item) => [item.id, item]))
  const items = purchase.items.map(({ id, quantity }) => ({
    quantity: named.get(id)?.quantity ?? quantity,
    unitPriceInCents: named.get(id)?.unitPriceInCents ?? 0,
  }))
  return pricePurchase({ items, storeShippingInCents: values.storeShippingInCents ?? 0 }, parameters)
}

/** Whether anything differs from the prices there are. */
export const isRepriced = (purchase: PurchaseDetail, values: PriceValues): boolean =>
  (values.storeShippingInCents ?? 0) !== purchase.storeShippingInCents ||
  values.items.some(
    ({ id, unitPriceInCents, quantity }) =>
      unitPriceInCents !== itemOf(purchase, id)?.unitPriceInCents || isOther(purchase, { id, quantity }),
  )

/** Whether the client has to be asked first: a price over its limit, or more store shipping than they knew of. */
export const passesAgreed = (purchase: PurchaseDetail, values: PriceValues): boolean =>
  (values.storeShippingInCents ?? 0) > purchase.storeShippingInCents ||
  values.items.some(
    ({ id, unitPriceInCents, quantity }) =>
      (unitPriceInCents ?? 0) > highestOf(purchase, id) || (!purchase.allowPartial && isOther(purchase, { id, quantity })),
  )

/** A dearer price that they accepted is one that they agreed to. */
const highestOf = (purchase: PurchaseDetail, id: string): number => {
  const { unitPriceLimitInCents = 0, unitPriceInCents = 0 } = itemOf(purchase, id) ?? {}
  return Math.max(unitPriceLimitInCents, unitPriceInCents)
}

const isOther = (purchase: PurchaseDetail, { id, quantity }: { id: string; quantity: number | undefined }): boolean =>
  quantity !== undefined && quantity !== itemOf(purchase, id)?.quantity

const itemOf = ({ items }: PurchaseDetail, id: string) => items.find((item) => item.id === id)
