// How many bins it takes at least, however cleverly they are filled.
import { fitsInto, type Load, largestFirst, totalOf } from './packing-first-fit.ts'

/** No packing has fewer bins than this. Every load fits into a bin of its own. */
export function lowerBound(loads: readonly Load[], room: Load): number {
  const weights = loads.map(({ weightInGrams }) => weightInGrams)
  const values = loads.map(({ valueInCents }) => valueInCents)
  return Math.max(
    boundByOne(weights, room.weightInGrams),
    boundByOne(values, room.valueInCents),
    pairwiseApart(loads, room).length,
  )
}

/**
 * Of one dimension. Whatever the smallest that is looked at: what leaves it no place has a bin for itself, what takes more than half
 * a bin shares it with no other such, and the rest fills what is left at best (Martello and Toth's L2); nor do more of them share a
 * bin than the smallest of them do.
 */
function boundByOne(sizes: readonly number[], capacity: number): number {
  const descending = sizes.toSorted((one, other) => other - one)
  const countAbove = (size: number) => descending.findLastIndex((other) => other > size) + 1
  const sums = [0]
  for (const size of descending) sums.push((sums.at(-1) ?? 0) + size)
  const sumOf = (count: number) => sums[count] ?? 0
  const halves = countAbove(capacity / 2)

  let bound = halves
  let from = 0
  descending.forEach((smallest, index) => {
    const count = index + 1
    while (sumOf(count) - sumOf(from) > capacity) from += 1
    bound = Math.max(bound, Math.ceil(count / (count - from)))
    if (smallest * 2 > capacity) return
    const alone = countAbove(capacity - smallest)
    const shared = Math.ceil((sumOf(count) - sumOf(alone)) / capacity)
    bound = Math.max(bound, alone + Math.max(halves - alone, shared))
  })
  return bound
}

/** Loads of which no two share a bin: the largest, and each further one that fits beside none of them. */
function pairwiseApart(loads: readonly Load[], room: Load): Load[] {
  const apart: Load[] = []
  for (const load of largestFirst(loads, room)) {
    if (!apart.some((other) => fitsInto(room, totalOf([load, other])))) apart.push(load)
  }
  return apart
}
