import type { Random } from '../calendar/random.ts'
import { type Product, STORES, type Store } from './goods.ts'
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

type Bought = Product & { quantity: number }

/** With tax and packaging this stays below 4 kg and 400 USD. */
const MOST = { valueInCents: 36_500, weightInGrams: 3_500 }

/** A package from one store that fits category B. */
export function makeContents(random: Random): Contents {
  const store = random.pick(STORES)
  let bought: Bought[] = []
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left -= 1) {
    const more = [...bought, { ...random.pick(store.products), quantity: random.pick([1, 1, 1, 2]) }]
    const isKnown = new Set(more.map(({ description }) => description)).size < more.length
    if (!isKnown && sumInCents(more) <= MOST.valueInCents && sumInGrams(more) <= MOST.weightInGrams) bought = more
  }
  return bought.length > 0 ? pack(random, store, bought) : makeContents(random)
}

/** One of each of these, from the store that sells the first. */
export function contentsOf(random: Random, ...descriptions: readonly [string, ...string[]]): Contents {
  const store = STORES.find(({ products }) => products.some(({ description }) => description === descriptions[0]))
  if (!store) throw new RangeError(`nobody sells ${descriptions[0]}`)
  const bought = store.products.filter(({ description }) => descriptions.includes(description))
  return pack(
    random,
    store,
    bought.map((product) => ({ ...product, quantity: 1 })),
  )
}

/** With a number of one of the store's carriers, and the weights that its scales would show. */
function pack(random: Random, store: Store, bought: readonly Bought[]): Contents {
  const productsInGrams = sumInGrams(bought)
  const warehouseWeightInGrams = toTen(productsInGrams * (0.98 + random.fraction() * 0.06) + random.integer(60, 280))
  return {
    store: store.name,
    tracking: makeTracking(random, random.pick(store.carriers)),
    items: bought.map(({ description, quantity, priceInCents }) => ({ description, quantity, unitPriceInCents: priceInCents })),
    valueInCents: sumInCents(bought),
    storeWeightInGrams: random.chance(0.85) ? Math.max(100, Math.round(productsInGrams / 100) * 100) : null,
    warehouseWeightInGrams,
    realWeightInGrams: toTen(warehouseWeightInGrams * (0.99 + random.fraction() * 0.025)),
    dimensionsInMillimetres: boxFor(random, warehouseWeightInGrams),
  }
}

const sumInCents = (bought: readonly Bought[]): number =>
  bought.reduce((sum, { priceInCents, quantity }) => sum + priceInCents * quantity, 0)

const sumInGrams = (bought: readonly Bought[]): number =>
  bought.reduce((sum, { weightInGrams, quantity }) => sum + weightInGrams * quantity, 0)

/** Scales show tens of grams. */
const toTen = (grams: number): number => Math.max(10, Math.round(grams / 10) * 10)

/** About four litres for a kilogram. */
function boxFor(random: Random, weightInGrams: number) {
  const side = Math.cbrt(weightInGrams * 4_000)
  const around = (share: number) => Math.max(60, Math.round((side * share * (0.85 + random.fraction() * 0.3)) / 10) * 10)
  return { length: around(1.4), width: around(1), height: around(0.7) }
}
