// The exhaustive search: finds a packing into so many bins, or shows that there is none.
import { fitsInto, type Load, largestFirst, totalOf, without } from './packing-first-fit.ts'

/** The most items of one search. Each is a bit of a mask, and a byte is kept for each set of them. */
export const MOST_SEARCHED = 20

type Piece = Load & { bit: number }
type Bin = { mask: number; left: Load }
/** `failed`: by the mask of what had to be packed, the most bins that it was tried with in vain. */
type Search = { room: Load; failed: Uint8Array }
/** One bin is filled and the rest goes into the others: `undecided` is the total of the pieces from each place on. */
type Level = { pieces: readonly Piece[]; undecided: readonly Load[]; waste: Load; bins: number }

/**
 * Packs all items into so many bins, or fewer; null when an exhaustive search finds no packing.
 * @throws RangeError when there are more items than MOST_SEARCHED.
 */
export function packInto<Item extends Load>(items: readonly Item[], room: Load, bins: number): Item[][] | null {
  if (items.length > MOST_SEARCHED) throw new RangeError(`too many items to search: ${items.length}`)
  const ordered = largestFirst(items, room)
  const pieces = ordered.map(({ weightInGrams, valueInCents }, index) => ({ weightInGrams, valueInCents, bit: 1 << index }))
  const masks = packRest({ room, failed: new Uint8Array(2 ** items.length) }, pieces, bins)
  return masks?.map((mask) => ordered.filter((_item, index) => mask & (1 << index))) ?? null
}

/** The largest piece goes into the next bin in any case; what goes with it is tried in every way that can matter. */
function packRest(search: Search, pieces: readonly Piece[], bins: number): number[] | null {
  const [first] = pieces
  if (!first) return []
  const { room, failed } = search
  const total = totalOf(pieces)
  const waste = without({ weightInGrams: room.weightInGrams * bins, valueInCents: room.valueInCents * bins }, total)
  if (waste.weightInGrams < 0 || waste.valueInCents < 0) return null
  const mask = maskOf(pieces)
  if (bins === 1) return [mask]
  if ((failed[mask] ?? 0) >= bins) return null
  const level = { pieces, undecided: totalsFrom(pieces, total), waste, bins }
  const found = fill(search, level, 1, { mask: first.bit, left: without(room, first) })
  if (!found) failed[mask] = bins
  return found
}

/** Decides on the piece at this place: into the bin, or into one of the others. */
function fill(search: Search, level: Level, place: number, bin: Bin): number[] | null {
  if (isTooEmpty(level, place, bin)) return null
  const piece = level.pieces[place]
  if (!piece) return close(search, level, bin)
  if (!fitsInto(bin.left, piece)) return fill(search, level, place + 1, bin)
  const fuller = { mask: bin.mask | piece.bit, left: without(bin.left, piece) }
  return fill(search, level, place + 1, fuller) ?? fill(search, level, placeAfterEqual(level.pieces, place), bin)
}

/** The others cannot hold all that would be left for them. */
function isTooEmpty({ undecided, waste }: Level, place: number, { left }: Bin): boolean {
  const all = undecided[place]
  if (!all) return false
  return left.weightInGrams - all.weightInGrams > waste.weightInGrams || left.valueInCents - all.valueInCents > waste.valueInCents
}

/** A bin that holds one more piece need not be tried: the piece can be moved here from wherever it would be. */
function close(search: Search, { pieces, bins }: Level, bin: Bin): number[] | null {
  const rest = pieces.filter(({ bit }) => (bin.mask & bit) === 0)
  if (rest.some((piece) => fitsInto(bin.left, piece))) return null
  const others = packRest(search, rest, bins - 1)
  return others && [bin.mask, ...others]
}

/** To leave out one of two equal pieces is to leave out the other. */
function placeAfterEqual(pieces: readonly Piece[], place: number): number {
  const piece = pieces[place]
  let after = place + 1
  while (piece && pieces[after] && isEqual(piece, pieces[after])) after += 1
  return after
}

const isEqual = (one: Load, other: Load | undefined): boolean =>
  one.weightInGrams === other?.weightInGrams && one.valueInCents === other.valueInCents

const maskOf = (pieces: readonly Piece[]): number => pieces.reduce((mask, { bit }) => mask | bit, 0)

/** The total of all pieces, of all but the first, and so on down to none. */
function totalsFrom(pieces: readonly Piece[], total: Load): Load[] {
  const totals = [total]
  for (const piece of pieces) totals.push(without(totals.at(-1) ?? total, piece))
  return totals
}
