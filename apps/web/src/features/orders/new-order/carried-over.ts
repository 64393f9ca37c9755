// What a quote carries over to the form of an order or of a purchase: the address that leads there says it.
import { CATEGORIES, type Category } from '@app/domain'
import type { ItemValues } from './new-order-values.ts'

export type CarriedOver = {
  category: Category
  storeShippingInCents: number | null
  /** At least one. */
  packages: { weightInGrams: number | null; items: ItemValues[] }[]
}

/**
 * `category=&storeShippingInCents=`, of every package in order `weightInGrams=`, and of every item `description=&quantity=&unitPriceInCents=`
 * with, where there are several packages, `package=`, from 0.
 */
export function searchOf({ category, storeShippingInCents, packages }: CarriedOver): URLSearchParams {
  const search = new URLSearchParams({ category })
  if (storeShippingInCents) search.set('storeShippingInCents', String(storeShippingInCents))
  packages.forEach(({ weightInGrams, items }, position) => {
    if (weightInGrams || packages.length > 1) search.append('weightInGrams', String(weightInGrams ?? ''))
    for (const { description, quantity, unitPriceInCents } of items) {
      search.append('description', description)
      search.append('quantity', String(quantity ?? ''))
      search.append('unitPriceInCents', String(unitPriceInCents ?? ''))
      if (packages.length > 1) search.append('package', String(position))
    }
  })
  return search
}

const MOST_PACKAGES = 20

/** Null where the address carries nothing over. Anybody can write an address: what is no amount is left empty. */
export function carriedOverFrom(search: URLSearchParams): CarriedOver | null {
  const prices = search.getAll('unitPriceInCents')
  if (prices.length === 0) return null
  const [descriptions, quantities] = [search.getAll('description'), search.getAll('quantity')]
  const positions = search.getAll('package')
  const weights = search.getAll('weightInGrams').slice(0, MOST_PACKAGES)
  const items = prices.map((price, index) => ({
    description: descriptions[index] ?? '',
    quantity: amountFrom(quantities[index]) ?? 1,
    unitPriceInCents: amountFrom(price),
  }))
  // What names no package is in the first.
  const packageOf = (index: number) => {
    const position = amountFrom(positions[index]) ?? 0
    return position < weights.length ? position : 0
  }
  const packages = (weights.length > 0 ? weights : ['']).map((weight, position) => ({
    weightInGrams: amountFrom(weight),
    items: items.filter((_, index) => packageOf(index) === position),
  }))
  return {
    category: CATEGORIES.find((category) => category === search.get('category')) ?? 'B',
    storeShippingInCents: amountFrom(search.get('storeShippingInCents')),
    packages: packages.filter((one) => one.items.length > 0),
  }
}

function amountFrom(text: string | null | undefined): number | null {
  const amount = Number(text)
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}
