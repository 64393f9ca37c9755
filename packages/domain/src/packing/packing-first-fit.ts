// The usual quick ways of packing in two dimensions: good, not always the best.
import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'

/** What a package takes of a declaration, or how much a declaration holds. */
export type Load = { weightInGrams: Grams; valueInCents: Cents }

/** How large a load is beside the room that there is. */
type Size = (load: Load, room: Load) => number

const shareOfWeight: Size = (load, room) => load.weightInGrams / room.weightInGrams
const shareOfValue: Size = (load, room) => load.valueInCents / room.valueInCents
const largerShare: Size = (load, room) => Math.max(shareOfWeight(load, room), shareOfValue(load, room))
const bothShares: Size = (load, room) => shareOfWeight(load, room) + shareOfValue(load, room)
/** With two dimensions nothing says which of two packages is the larger one: each of these is right somewhere. */
const SIZES = [bothShares, largerShare, shareOfWeight, shareOfValue]

export const totalOf = (loads: readonly Load[]): Load => ({
  weightInGrams: sum(loads.map(({ weightInGrams }) => weightInGrams)),
  valueInCents: sum(loads.map(({ valueInCents }) => valueInCents)),
})

export const without = (room: Load, load: Load): Load => ({
  weightInGrams: room.weightInGrams - load.weightInGrams,
  valueInCents: room.valueInCents - load.valueInCents,
})

export const fitsInto = (room: Load, load: Load): boolean =>
  load.weightInGrams <= room.weightInGrams && load.valueInCents <= room.valueInCents

/** The largest first; equal ones stay as they were. */
export const largestFirst = <Item extends Load>(items: readonly Item[], room: Load, sizeOf: Size = bothShares): Item[] =>
  items
    .map((item) => ({ item, size: sizeOf(item, room) }))
    .sort((one, other) => other.size - one.size)
    .map(({ item }) => item)

/** Each item, the largest first, goes into the first bin that still holds it. Every item must fit into a bin of its own. */
export function firstFitDecreasing<Item extends Load>(items: readonly Item[], room: Load, sizeOf: Size = bothShares): Item[][] {
  const bins: { items: Item[]; left: Load }[] = []
  for (const item of largestFirst(items, room, sizeOf)) {
    const bin = bins.find(({ left }) => fitsInto(left, item))
    if (bin) {
      bin.items.push(item)
      bin.left = without(bin.left, item)
    } else bins.push({ items: [item], left: without(room, item) })
  }
  return bins.map((bin) => bin.items)
}

/** The best of first-fit decreasing by each meaning of "the largest". */
export function bestFirstFit<Item extends Load>(items: readonly Item[], room: Load): Item[][] {
  const packings = SIZES.map((sizeOf) => firstFitDecreasing(items, room, sizeOf))
  return packings.reduce((best, packing) => (packing.length < best.length ? packing : best))
}
