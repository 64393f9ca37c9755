// One package becomes several (domain section 5): what a box held goes into the parts, nothing more and nothing less.
import { DomainError } from '../rules/domain-error.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import { goodsOf, type PricedItem } from './purchase-pricing.ts'
import { shareByLargestRemainder } from './shares.ts'

export type SplitItem = PricedItem & { description: string }
export type SplitContents = { items: readonly SplitItem[]; productValueInCents: Cents; weightInGrams: Grams }

/** What the parts have instead of what the package has; an item is known by its description and unit price. */
export type SplitDifference =
  | { of: 'productValueInCents' | 'weightInGrams'; expected: number; given: number }
  | { of: 'quantity'; description: string; unitPriceInCents: Cents; expected: number; given: number }

/** Everything in which the parts differ from the package; nothing when they add up exactly. */
export function splitDifferences(whole: SplitContents, parts: readonly SplitContents[]): SplitDifference[] {
  const totals = [total('productValueInCents', whole, parts), total('weightInGrams', whole, parts)]
  return [
    ...itemDifferences(
      whole.items,
      parts.flatMap(({ items }) => items),
    ),
    ...totals.filter(({ expected, given }) => expected !== given),
  ]
}

/** @throws DomainError partsDoNotAddUp (422) with every difference. */
export function requireAddUp(whole: SplitContents, parts: readonly SplitContents[]): void {
  const differences = splitDifferences(whole, parts)
  if (differences.length > 0) throw new DomainError('partsDoNotAddUp', { field: 'parts', differences })
}

/** What each part declares: what the whole does, shared by what its things cost. */
export const shareDeclared = (valueInCents: Cents, parts: readonly (readonly PricedItem[])[]): Cents[] =>
  shareByLargestRemainder(valueInCents, parts.map(goodsOf))

const total = (of: 'productValueInCents' | 'weightInGrams', whole: SplitContents, parts: readonly SplitContents[]) => ({
  of,
  expected: whole[of],
  given: sum(parts.map((part) => part[of])),
})

function itemDifferences(whole: readonly SplitItem[], parts: readonly SplitItem[]): SplitDifference[] {
  const [expected, given] = [quantities(whole), quantities(parts)]
  const items = new Map([...whole, ...parts].map((item) => [keyOf(item), item]))
  return [...items].flatMap(([key, { description, unitPriceInCents }]) => {
    const [inWhole, inParts] = [expected.get(key) ?? 0, given.get(key) ?? 0]
    return inWhole === inParts
      ? []
      : [{ of: 'quantity' as const, description, unitPriceInCents, expected: inWhole, given: inParts }]
  })
}

function quantities(items: readonly SplitItem[]): Map<string, number> {
  const quantityOf = new Map<string, number>()
  for (const item of items) quantityOf.set(keyOf(item), (quantityOf.get(keyOf(item)) ?? 0) + item.quantity)
  return quantityOf
}

const keyOf = ({ description, unitPriceInCents }: SplitItem): string => `${unitPriceInCents} ${description}`
