import { DomainError } from '@app/domain'
import type { NamedPrices } from './price-anew.ts'
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts'

type Items = readonly PurchaseItemRow[]

/** Whether staff name a price that is not the one there is. */
export function isRepriced({ storeShippingInCents: shipping }: PurchaseRow, items: Items, prices: NamedPrices): boolean {
  const { items: named = [], storeShippingInCents = shipping } = prices
  const before = new Map(items.map((item) => [item.id, item.unitPriceInCents]))
  return storeShippingInCents !== shipping || named.some(({ id, unitPriceInCents }) => before.get(id) !== unitPriceInCents)
}

/** In review, prices stay within what the client allowed. A proposal may be corrected; what was accepted stays as it is. */
export function requireAgreedPrices({ status, storeShippingInCents }: PurchaseRow, items: Items, prices: NamedPrices): void {
  if (status === 'accepted') throw new DomainError('purchaseActionNotAllowed', { action: 'update', status, field: 'items' })
  if (status !== 'inReview') return
  const limits = new Map(items.map((item) => [item.id, item.unitPriceLimitInCents ?? item.unitPriceInCents]))
  for (const [position, { id, unitPriceInCents }] of (prices.items ?? []).entries()) {
    const limitInCents = limits.get(id) ?? unitPriceInCents
    if (unitPriceInCents > limitInCents)
      throw new DomainError('priceNotAccepted', { field: `items.${position}.unitPriceInCents`, limitInCents })
  }
  if ((prices.storeShippingInCents ?? 0) > storeShippingInCents)
    throw new DomainError('priceNotAccepted', { field: 'storeShippingInCents', limitInCents: storeShippingInCents })
}
