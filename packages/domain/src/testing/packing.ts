// Other ways of packing, written as simply as can be, to compare with.
type Load = { weightInGrams: number; valueInCents: number }

/** The limits of category B: 4 kg, and 375.59 USD, which are 400.00 with the tax of the vectors. */
export const ROOM = { weightInGrams: 4_000, valueInCents: 37_559 }

const holds = (bin: readonly Load[], room: Load): boolean =>
  bin.reduce((weight, load) => weight + load.weightInGrams, 0) <= room.weightInGrams &&
  bin.reduce((value, load) => value + load.valueInCents, 0) <= room.valueInCents

export const allHold = (bins: readonly (readonly Load[])[], room: Load = ROOM): boolean => bins.every((bin) => holds(bin, room))

/** First-fit decreasing by the sum of both shares. */
export function countOfFirstFitDecreasing(loads: readonly Load[], room: Load = ROOM): number {
  const size = (load: Load) => load.weightInGrams / room.weightInGrams + load.valueInCents / room.valueInCents
  const bins: Load[][] = []
  for (const load of loads.toSorted((one, other) => size(other) - size(one))) {
    const bin = bins.find((inside) => holds([...inside, load], room))
    if (bin) bin.push(load)
    else bins.push([load])
  }
  return bins.length
}

/** Tries every way of dividing the loads. */
export function fewestByTryingAll(loads: readonly Load[], room: Load = ROOM, bins: Load[][] = []): number {
  const [load, ...rest] = loads
  if (!load) return bins.length
  const ways = bins.map((_, index) => bins.map((bin, other) => (other === index ? [...bin, load] : bin)))
  const possible = [...ways, [...bins, [load]]].filter((way) => allHold(way, room))
  return Math.min(...possible.map((way) => fewestByTryingAll(rest, room, way)))
}
