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

/** Prices stay within what the client allowed, asked or accepted; above it they are proposed anew. A proposal may be corrected. */
export function requireAgreedPrices({ status, storeShippingInCents }: PurchaseRow, items: Items, prices: NamedPrices): void {
  if (status === 'pendingChanges') return
  const limits = new Map(items.map((item) => [item.id, Math.max(item.unitPriceLimitInCents ?? 0, item.unitPriceInCents)]))
  for (const [position, { id, unitPriceInCents }] of (prices.items ?? []).entries()) {
    const limitInCents = limits.get(id) ?? unitPriceInCents
    if (unitPriceInCents > limitInCents)
      throw new DomainError('priceNotAccepted', { field: `items.${position}.unitPriceInCents`, limitInCents })
  }
  if ((prices.storeShippingInCents ?? 0) > storeShippingInCents)
    throw new DomainError('priceNotAccepted', { field: 'storeShippingInCents', limitInCents: storeShippingInCents })
}
