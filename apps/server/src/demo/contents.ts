import { STORES } from './goods.ts'
import type { Random } from './random.ts'
import { makeTracking } from './trackings.ts'

export type Contents = {
  store: string
  tracking: string
  items: { description: string; quantity: number; unitPriceInCents: number }[]
  valueInCents: number
  /** What the client thinks it weighs, in Miami and in Quito. */
  storeWeightInGrams: number | null
  warehouseWeightInGrams: number
  realWeightInGrams: number
  dimensionsInMillimetres: { length: number; width: number; height: number }
}

/** With tax and packaging this stays below 4 kg and 400 USD. */
const MOST = { valueInCents: 36_500, weightInGrams: 3_500 }

/** A package from one store, with a number of one of its carriers, that fits category B. */
export function makeContents(random: Random, most = MOST): Contents {
  const store = random.pick(STORES)
  const items: Contents['items'] = []
  let valueInCents = 0
  let productsInGrams = 0
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left -= 1) {
    const { description, priceInCents, weightInGrams } = random.pick(store.products)
    const quantity = random.pick([1, 1, 1, 2])
    const fits =
      valueInCents + priceInCents * quantity <= most.valueInCents &&
      productsInGrams + weightInGrams * quantity <= most.weightInGrams
    if (!fits || items.some((item) => item.description === description)) continue
    items.push({ description, quantity, unitPriceInCents: priceInCents })
    valueInCents += priceInCents * quantity
    productsInGrams += weightInGrams * quantity
  }
  if (items.length === 0) return makeContents(random, most)
  const warehouseWeightInGrams = toTen(productsInGrams * (0.98 + random.fraction() * 0.06) + random.integer(60, 280))
  return {
    store: store.name,
    tracking: makeTracking(random, random.pick(store.carriers)),
    items,
    valueInCents,
    storeWeightInGrams: random.chance(0.85) ? Math.max(100, Math.round(productsInGrams / 100) * 100) : null,
    warehouseWeightInGrams,
    realWeightInGrams: toTen(warehouseWeightInGrams * (0.99 + random.fraction() * 0.025)),
    dimensionsInMillimetres: boxFor(random, warehouseWeightInGrams),
  }
}

/** Scales show tens of grams. */
const toTen = (grams: number): number => Math.max(10, Math.round(grams / 10) * 10)

/** About four litres for a kilogram. */
function boxFor(random: Random, weightInGrams: number) {
  const side = Math.cbrt(weightInGrams * 4_000)
  const around = (share: number) => Math.max(60, Math.round((side * share * (0.85 + random.fraction() * 0.3)) / 10) * 10)
  return { length: around(1.4), width: around(1), height: around(0.7) }
}
