// What the form of an assisted purchase holds: the contract's request, with fields that may still be empty.
import { newPurchase, type Purchase } from '@app/contract/purchases.contract'
import { type Category, fitsCategory, goodsOf, limitProblemOf, type RetailParameters } from '@app/domain'
import { z } from 'zod'

export type ItemValues = {
  link: string
  store: string
  description: string
  options: string
  quantity: number | null
  unitPriceInCents: number | null
  unitPriceLimitInCents: number | null
}

export type PurchaseValues = {
  items: ItemValues[]
  storeShippingInCents: number | null
  category: Category
  consigneeAuthorizedNameId: string | null
  pickupAuthorizedNameId: string | null
  comment: string
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
})

export const emptyPurchase = (): PurchaseValues => ({
  items: [emptyItem()],
  storeShippingInCents: null,
  category: 'B',
  consigneeAuthorizedNameId: null,
  pickupAuthorizedNameId: null,
  comment: '',
})

/** What was asked for, to be asked for anew. */
export const valuesOf = (purchase: Purchase): PurchaseValues => ({
  items: purchase.items.map(({ id: _id, ...item }) => item),
  storeShippingInCents: purchase.storeShippingInCents,
  category: purchase.category,
  consigneeAuthorizedNameId: purchase.consignee.authorizedNameId,
  pickupAuthorizedNameId: purchase.pickup.authorizedNameId,
  comment: purchase.comment,
})

/** The contract's request, and the limit of the category, which only the parameters know. No store shipping is none to pay. */
export function termsSchema(parameters: RetailParameters | undefined): z.ZodType<PurchaseTerms, PurchaseValues> {
  const schema = newPurchase.extend({
    items: z.preprocess(withoutIds, newPurchase.shape.items),
    storeShippingInCents: z.preprocess((given) => given ?? 0, newPurchase.shape.storeShippingInCents),
  })
  const limited = schema.check(({ value: { category, items }, issues }) => {
    const problem = limitProblem(category, items, parameters)
    if (problem) issues.push({ code: 'custom', message: problem, path: ['items'], input: items })
  })
  return limited as unknown as z.ZodType<PurchaseTerms, PurchaseValues>
}

/** The items of a record that was loaded in the place of what was typed are items of a request again. */
const withoutIds = (items: unknown): unknown =>
  Array.isArray(items) ? items.map(({ id: _id, ...item }: Record<string, unknown>) => item) : items

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
