// What the form of an assisted purchase holds: the contract's request, with fields that may still be empty.
import type { newPurchase, Purchase } from '@app/contract/purchases.contract'
import { type Category, fitsCategory, goodsOf, limitProblemOf, type RetailParameters } from '@app/domain'
import type { z } from 'zod'
import type { PhoneAnswer } from '../../orders/goods/goods-problems.ts'

export type ItemValues = {
  link: string
  store: string
  description: string
  options: string
  quantity: number | null
  unitPriceInCents: number | null
  unitPriceLimitInCents: number | null
  /** Category C: its item class. */
  tariffId: string | null
  phoneAnswer?: PhoneAnswer | undefined
}

export type PurchaseValues = {
  items: ItemValues[]
  storeShippingInCents: number | null
  category: Category
  consigneeAuthorizedNameId: string | null
  pickupAuthorizedNameId: string | null
  comment: string
  weightInGrams: number | null
  allowPartial: boolean
}

export type PurchaseTerms = Omit<z.output<typeof newPurchase>, 'clientId'>

export const emptyItem = (): ItemValues => ({
  link: '',
  store: '',
  description: '',
  options: '',
  quantity: 1,
  unitPriceInCents: null,
  unitPriceLimitInCents: null,
  tariffId: null,
})

export const emptyPurchase = (): PurchaseValues => ({
  items: [emptyItem()],
  storeShippingInCents: null,
  category: 'B',
  consigneeAuthorizedNameId: null,
  pickupAuthorizedNameId: null,
  comment: '',
  weightInGrams: null,
  allowPartial: false,
})

/** What was asked for, to be asked for anew. */
export const valuesOf = (purchase: Purchase): PurchaseValues => ({
  items: purchase.items.filter(({ quantity }) => quantity > 0).map(({ id: _id, askedQuantity: _asked, ...item }) => item),
  storeShippingInCents: purchase.storeShippingInCents,
  category: purchase.category,
  consigneeAuthorizedNameId: purchase.consignee.authorizedNameId,
  pickupAuthorizedNameId: purchase.pickup.authorizedNameId,
  comment: purchase.comment,
  weightInGrams: purchase.weightInGrams,
  allowPartial: purchase.allowPartial,
})

/** The items as far as their prices are known. */
export const pricedItems = (items: readonly ItemValues[]): { quantity: number; unitPriceInCents: number }[] =>
  items.map(({ quantity, unitPriceInCents }) => ({ quantity: quantity ?? 0, unitPriceInCents: unitPriceInCents ?? 0 }))

/** At the highest prices that their owner agrees to. */
export const limitItems = (items: readonly ItemValues[]): { quantity: number; unitPriceInCents: number }[] =>
  items.map(({ quantity, unitPriceInCents, unitPriceLimitInCents }) => ({
    quantity: quantity ?? 0,
    unitPriceInCents: Math.max(unitPriceInCents ?? 0, unitPriceLimitInCents ?? 0),
  }))

/** Weight is not known before the package arrives. */
export function limitProblem(
  category: Category,
  items: readonly { quantity: number; unitPriceInCents: number }[],
  parameters: RetailParameters | undefined,
): string | null {
  if (!parameters || fitsCategory(category, { weightInGrams: 0, valueInCents: goodsOf(items) }, parameters)) return null
  return limitProblemOf(category)
}
