// A package that is still being typed, as POST /quotation/ways takes it, and the boxes that a split makes of it.
import { type Category, fitsCategory, type RetailParameters, sum } from '@app/domain'
import type { WayParts } from './way-parts.tsx'

export type TypedItem = { description: string; quantity: number | null; unitPriceInCents: number | null }
/** `weightInGrams` is null while only what it is worth was typed. */
export type TypedPackage<Item extends TypedItem = TypedItem> = {
  category: Category
  weightInGrams: number | null
  items: readonly Item[]
}
export type Box<Item extends TypedItem = TypedItem> = { weightInGrams: number; items: Item[] }

/** What is half typed is not counted yet. */
export const pricedOf = <Item extends TypedItem>(items: readonly Item[]): Item[] =>
  items.filter(({ quantity, unitPriceInCents }) => quantity && unitPriceInCents)

/** In category B: what is too much for C can go no other way. */
export function passesLimit({ category, weightInGrams, items }: TypedPackage, parameters: RetailParameters): boolean {
  const valueInCents = sum(items.map(({ quantity, unitPriceInCents }) => (quantity ?? 0) * (unitPriceInCents ?? 0)))
  return category === 'B' && !fitsCategory('B', { weightInGrams: weightInGrams ?? 0, valueInCents }, parameters)
}

/** How many of each item a box holds becomes the items that it holds. */
export const boxesOf = <Item extends TypedItem>(items: readonly Item[], parts: WayParts): Box<Item>[] =>
  parts.map(({ quantities, weightInGrams }) => ({
    weightInGrams,
    items: pricedOf(items).flatMap((item, at) => (quantities[at] ? [{ ...item, quantity: quantities[at] }] : [])),
  }))

/** Of a value alone: so many things that are worth the same, but for a cent. */
export function piecesOf(description: string, valueInCents: number, count: number): TypedItem[] {
  const unitPriceInCents = Math.floor(valueInCents / count)
  const dearer = valueInCents - unitPriceInCents * count
  return [
    { description, quantity: count - dearer, unitPriceInCents },
    { description, quantity: dearer, unitPriceInCents: unitPriceInCents + 1 },
  ].filter(({ quantity }) => quantity > 0)
}
