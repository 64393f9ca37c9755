import { DomainError, highestAgreed } from '@app/domain'
import type { NamedPrices } from './price-anew.ts'
import type { PurchaseItemRow, PurchaseRow } from './purchases.table.ts'

type Items = readonly PurchaseItemRow[]

/** Whether staff name a price that is not the one there is. */
export function isRepriced({ storeShippingInCents: shipping }: PurchaseRow, items: Items, prices: NamedPrices): boolean {
  const { items: named = [], storeShippingInCents = shipping } = prices
  const before = new Map(items.map((item) => [item.id, item]))
  const differs = ({ id, unitPriceInCents, quantity }: (typeof named)[number]) =>
    before.get(id)?.unitPriceInCents !== unitPriceInCents || (quantity !== undefined && before.get(id)?.quantity !== quantity)
  return storeShippingInCents !== shipping || named.some(differs)
}

/** Prices stay within what the client allowed, asked or accepted; above it they are proposed anew. A proposal may be corrected. */
export function requireAgreedPrices(purchase: PurchaseRow, items: Items, prices: NamedPrices): void {
  const { status, storeShippingInCents, allowPartial } = purchase
  if (status === 'pendingChanges') return
  const agreed = new Map(items.map((item) => [item.id, item]))
  for (const [position, { id, unitPriceInCents, quantity }] of (prices.items ?? []).entries()) {
    const item = agreed.get(id)
    if (!item) continue
    const limitInCents = highestAgreed(item)
    if (unitPriceInCents > limitInCents)
      throw new DomainError('priceNotAccepted', { field: `items.${position}.unitPriceInCents`, limitInCents })
    if (quantity !== undefined && quantity !== item.quantity && !allowPartial)
      throw new DomainError('fewerNotAccepted', { field: `items.${position}.quantity`, quantity: item.quantity })
  }
  if ((prices.storeShippingInCents ?? 0) > storeShippingInCents)
    throw new DomainError('priceNotAccepted', { field: 'storeShippingInCents', limitInCents: storeShippingInCents })
}
