// Which of the amounts beside a thing is the price of one: the one with which the sum comes out.
import type { ItemLine } from './item-lines.ts'

export type ReadItem = { name: string; quantity: number; unitPriceInCents: number | null }

const CHOICES = ['first', 'last', 'least'] as const
const MEANINGS = ['each', 'all'] as const
type Way = { choice: (typeof CHOICES)[number]; meaning: (typeof MEANINGS)[number] }
const WAYS: readonly Way[] = MEANINGS.flatMap((meaning) => CHOICES.map((choice) => ({ choice, meaning })))

/** Every way to price the things that differs from those before it. */
export function pricedWays(lines: readonly ItemLine[]): ReadItem[][] {
  const ways = WAYS.map((way) =>
    lines.map((line) => ({ name: line.name, quantity: line.quantity, unitPriceInCents: priceOf(line, way) })),
  )
  const seen = new Set<string>()
  return ways.filter((items) => {
    const key = items.map(({ unitPriceInCents }) => unitPriceInCents).join()
    return !seen.has(key) && seen.add(key)
  })
}

/** Null where no amount is printed, what is printed for all is no whole cents each, or the amounts tell of a quantity that was not read. */
function priceOf({ quantity, amountsInCents, isEach, isCounted }: ItemLine, { choice, meaning }: Way): number | null {
  if (!isCounted && amountsInCents.some((all) => amountsInCents.some((one) => one < all && all % one === 0))) return null
  const proven = amountsInCents.find((one) => quantity > 1 && amountsInCents.includes(one * quantity))
  if (proven !== undefined) return proven
  const amount = chosen(amountsInCents, choice)
  if (amount === undefined || meaning === 'each' || isEach || quantity === 1) return amount ?? null
  return amount % quantity === 0 ? amount / quantity : null
}

function chosen(amounts: readonly number[], choice: Way['choice']): number | undefined {
  if (choice === 'least') return amounts.length > 0 ? Math.min(...amounts) : undefined
  return amounts.at(choice === 'first' ? 0 : -1)
}

/** Null while a price is missing. */
export const valueOfRead = (items: readonly ReadItem[]): number | null =>
  items.reduce<number | null>(
    (sum, { quantity, unitPriceInCents }) =>
      sum === null || unitPriceInCents === null ? null : sum + quantity * unitPriceInCents,
    0,
  )
