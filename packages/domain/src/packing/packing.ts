// As few bins as possible in two dimensions, and how sure that is.
import { lowerBound } from './packing-bound.ts'
import { bestFirstFit, type Load } from './packing-first-fit.ts'
import { repack } from './packing-repack.ts'
import { MOST_SEARCHED, packInto } from './packing-search.ts'

export { firstFitDecreasing, type Load } from './packing-first-fit.ts'

/** `lowerBound`: nobody packs this into fewer bins; the packing is proven to be optimal when it has no more. */
export type Packing<Item> = { bins: Item[][]; lowerBound: number }

/**
 * Packs every item into as few bins as possible: optimally, and proven so, up to MOST_SEARCHED items; never worse than first-fit decreasing beyond.
 * Every item must fit into a bin of its own.
 */
export function pack<Item extends Load>(items: readonly Item[], room: Load): Packing<Item> {
  const bound = lowerBound(items, room)
  const bins = bestFirstFit(items, room)
  if (bins.length === bound) return { bins, lowerBound: bound }
  if (items.length > MOST_SEARCHED) return { bins: repack(bins, room, bound), lowerBound: bound }
  return search(items, room, bound, bins)
}

/** Tries each number of bins below what was found, the smallest first. */
function search<Item extends Load>(items: readonly Item[], room: Load, bound: number, found: Item[][]): Packing<Item> {
  for (let count = bound; count < found.length; count += 1) {
    const bins = packInto(items, room, count)
    if (bins) return { bins, lowerBound: count }
  }
  return { bins: found, lowerBound: found.length }
}
