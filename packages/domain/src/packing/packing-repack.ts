// A group too large for the exhaustive search is improved by it piece by piece: a few bins at a time into one less.
import { lowerBound } from './packing-bound.ts'
import { type Load, largestFirst, totalOf } from './packing-first-fit.ts'
import { packInto } from './packing-search.ts'

/** Small enough to take a moment each, so that the time is bounded however large the group. */
const MOST_ITEMS = 16
const MOST_FAILURES = 12

/** The same items in no more bins, often in fewer. Stops at `bound`: nobody gets below it. */
export function repack<Item extends Load>(bins: readonly Item[][], room: Load, bound: number): Item[][] {
  let best = emptiestFirst(bins, room)
  let failures = 0
  while (best.length > bound && failures < MOST_FAILURES) {
    const some = emptiest(best.slice(failures))
    const fewer = packIntoOneLess(some, room)
    if (fewer) best = emptiestFirst([...best.filter((bin) => !some.includes(bin)), ...fewer], room)
    failures = fewer ? 0 : failures + 1
  }
  return best
}

function packIntoOneLess<Item extends Load>(bins: readonly Item[][], room: Load): Item[][] | null {
  const items = bins.flat()
  return lowerBound(items, room) < bins.length ? packInto(items, room, bins.length - 1) : null
}

/** As many of the first bins as one search takes. */
function emptiest<Item>(bins: readonly Item[][]): Item[][] {
  const some: Item[][] = []
  for (const bin of bins) {
    if (some.flat().length + bin.length > MOST_ITEMS) break
    some.push(bin)
  }
  return some
}

const emptiestFirst = <Item extends Load>(bins: readonly Item[][], room: Load): Item[][] =>
  largestFirst(
    bins.map((bin) => ({ bin, ...totalOf(bin) })),
    room,
  )
    .map(({ bin }) => bin)
    .toReversed()
