/** The same seed gives the same company. */
export type Random = {
  /** From 0 up to, not including, 1. */
  fraction: () => number
  integer: (least: number, most: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
  digits: (count: number) => string
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32: small, well spread and the same on every machine.
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    chance: (share) => fraction() < share,
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
  }
}
