// What a quote carries over to the form of an order or of a purchase: the address that leads there says it.
import { CATEGORIES, type Category } from '@app/domain'
import type { ItemValues } from './new-order-values.ts'

export type CarriedOver = {
  category: Category
  weightInGrams: number | null
  storeShippingInCents: number | null
  items: ItemValues[]
}

/** `category=&weightInGrams=&storeShippingInCents=`, and of every item, in order, `description=&quantity=&unitPriceInCents=`. */
export function searchOf({ category, weightInGrams, storeShippingInCents, items }: CarriedOver): URLSearchParams {
  const search = new URLSearchParams({ category })
  if (weightInGrams) search.set('weightInGrams', String(weightInGrams))
  if (storeShippingInCents) search.set('storeShippingInCents', String(storeShippingInCents))
  for (const { description, quantity, unitPriceInCents } of items) {
    search.append('description', description)
    search.append('quantity', String(quantity ?? ''))
    search.append('unitPriceInCents', String(unitPriceInCents ?? ''))
  }
  return search
}

/** Null where the address carries nothing over. Anybody can write an address: what is no amount is left empty. */
export function carriedOverFrom(search: URLSearchParams): CarriedOver | null {
  const prices = search.getAll('unitPriceInCents')
  if (prices.length === 0) return null
  const descriptions = search.getAll('description')
  const quantities = search.getAll('quantity')
  return {
    category: CATEGORIES.find((category) => category === search.get('category')) ?? 'B',
    weightInGrams: amountFrom(search.get('weightInGrams')),
    storeShippingInCents: amountFrom(search.get('storeShippingInCents')),
    items: prices.map((price, index) => ({
      description: descriptions[index] ?? '',
      quantity: amountFrom(quantities[index]) ?? 1,
      unitPriceInCents: amountFrom(price),
    })),
  }
}

function amountFrom(text: string | null | undefined): number | null {
  const amount = Number(text)
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}
