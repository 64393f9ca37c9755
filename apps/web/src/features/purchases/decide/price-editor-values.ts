// What staff type when they look a purchase up in its store: its prices as they are now.
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { type PurchasePrice, pricePurchase, type RetailParameters } from '@app/domain'

export type PriceValues = {
  items: { id: string; unitPriceInCents: number | null }[]
  storeShippingInCents: number | null
}

export const pricesOf = ({ items, storeShippingInCents }: PurchaseDetail): PriceValues => ({
  items: items.map(({ id, unitPriceInCents }) => ({ id, unitPriceInCents })),
  storeShippingInCents,
})

/** What the prices come to, as the server will compute it. */
export function totalOf(purchase: PurchaseDetail, values: PriceValues, parameters: RetailParameters): PurchasePrice {
  const prices = new Map(values.items.map(({ id, unitPriceInCents }) => [id, unitPriceInCents ?? 0]))
  const items = purchase.items.map(({ id, quantity }) => ({ quantity, unitPriceInCents: prices.get(id) ?? 0 }))
  return pricePurchase({ items, storeShippingInCents: values.storeShippingInCents ?? 0 }, parameters)
}

/** Whether anything differs from the prices there are. */
export const isRepriced = (purchase: PurchaseDetail, values: PriceValues): boolean =>
  (values.storeShippingInCents ?? 0) !== purchase.storeShippingInCents ||
  values.items.some(({ id, unitPriceInCents }) => unitPriceInCents !== itemOf(purchase, id)?.unitPriceInCents)

/** Whether the client has to be asked first: a price over its limit, or more store shipping than they knew of. */
export const passesAgreed = (purchase: PurchaseDetail, values: PriceValues): boolean =>
  (values.storeShippingInCents ?? 0) > purchase.storeShippingInCents ||
  values.items.some(({ id, unitPriceInCents }) => (unitPriceInCents ?? 0) > (itemOf(purchase, id)?.unitPriceLimitInCents ?? 0))

const itemOf = ({ items }: PurchaseDetail, id: string) => items.find((item) => item.id === id)
