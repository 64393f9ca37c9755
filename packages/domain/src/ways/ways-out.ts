// What can be done with a package that is too heavy or too valuable for its category (both ways, section 3). All advice comes from here.

import type { TaxedItem } from '../customs/category-c.ts'
import { pack } from '../packing/packing.ts'
import { billOf } from '../prices/bill.ts'
import type { PriceLine } from '../prices/price-line.ts'
import { type OrderPrice, priceOrder } from '../prices/pricing.ts'
import { shareByLargestRemainder } from '../prices/shares.ts'
import { type Category, fitsCategory, isSpecial, valueWithTax } from '../rules/category.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import type { Grams } from '../rules/weight.ts'

export type WayItem = {
  quantity: number
  unitPriceInCents: Cents
  /** What one of it weighs; where that is not known, the weight is shared by value. */
  unitWeightInGrams?: Grams
}

export type TooMuch = {
  category: Category
  weightInGrams: Grams
  /** What is declared. */
  valueInCents: Cents
  items: readonly WayItem[]
  hasDiscount: boolean
  /** The ad valorem rate of each item, once their classes are chosen. */
  ratesInBasisPoints?: readonly number[] | undefined
  /** It was received in Miami and is still there: it can go back to its store, or be left to the house. */
  isInMiami?: boolean
}

/** How many of each item, in the items' order. */
export type WayPart = {
  quantities: number[]
  weightInGrams: Grams
  valueInCents: Cents
  lines: PriceLine[]
  totalInCents: Cents
}

export type SplitWay = { way: 'split'; parts: WayPart[]; lines: PriceLine[]; totalInCents: Cents }
/** Without its price while the item classes are to be chosen. */
export type CategoryCWay = { way: 'categoryC'; lines: PriceLine[]; totalInCents: Cents | null }
/** Nothing is charged for either: what is not shipped costs no freight. */
export type EndingWay = { way: 'return' | 'abandon'; lines: PriceLine[]; totalInCents: Cents }
export type WayOut = SplitWay | CategoryCWay | EndingWay
export type WayName = WayOut['way']

/** One thing by itself, which nothing can divide. */
export type Hindrance =
  | { of: 'value'; inCents: Cents; withTaxInCents: Cents; mostInCents: Cents }
  | { of: 'weight'; inGrams: Grams; mostInGrams: Grams }

/** `hindrance` says why where it cannot be brought in any way. Both are empty while the package fits. */
export type WaysOut = { ways: WayOut[]; hindrance: Hindrance | null }

export function waysOut(tooMuch: TooMuch, parameters: RetailParameters): WaysOut {
  if (fitsCategory(tooMuch.category, tooMuch, parameters)) return { ways: [], hindrance: null }
  const units = unitsOf(tooMuch)
  const goingOn = [bestSplitOf(tooMuch, units, parameters), categoryCOf(tooMuch, parameters)].filter((way) => way !== null)
  const ending = tooMuch.isInMiami ? [endingWay('return'), endingWay('abandon')] : []
  const hindrance = goingOn.length > 0 ? null : hindranceOf(tooMuch, units, parameters)
  return { ways: [...goingOn, ...ending], hindrance }
}

const endingWay = (way: EndingWay['way']): EndingWay => ({ way, lines: [], totalInCents: 0 })

/** The same into these boxes: how many of each item go into each. Null where they are not what it holds, or one passes the limits. */
export function splitInto(
  tooMuch: TooMuch,
  boxes: readonly (readonly number[])[],
  parameters: RetailParameters,
): SplitWay | null {
  if (!addsUp(tooMuch.items, boxes)) return null
  const left = unitsOf(tooMuch)
  const bins = boxes.map((box) => box.flatMap((count, item) => takenFrom(left, item, count)))
  const split = boxed(tooMuch, bins, parameters)
  return split.parts.every((part) => fitsCategory(tooMuch.category, part, parameters)) ? split : null
}

/** Whether the boxes hold exactly these items, each of them something. */
export const addsUp = (items: readonly { quantity: number }[], boxes: readonly (readonly number[])[]): boolean =>
  items.every(({ quantity }, index) => sum(boxes.map((box) => box[index] ?? 0)) === quantity) &&
  boxes.every((box) => box.length === items.length && box.some((count) => count > 0))

/** So many of an item, which are then no longer left. */
const takenFrom = (left: Unit[], item: number, count: number): Unit[] =>
  Array.from({ length: count }).flatMap(() =>
    left.splice(
      left.findIndex((unit) => unit.item === item),
      1,
    ),
  )

/** One of an item. */
type Unit = { item: number; weightInGrams: Grams; valueInCents: Cents }

/** Beyond it nobody packs by hand, and trying every partition takes too long. */
const MOST_UNITS = 200

/** Each has its part of what is declared, and of the weight where nobody weighed it. */
function unitsOf({ items, weightInGrams, valueInCents }: TooMuch): Unit[] {
  const each = items.flatMap(({ quantity, ...item }, index) =>
    Array.from({ length: Math.min(quantity, MOST_UNITS + 1) }, () => ({ ...item, index })),
  )
  const values = shareByLargestRemainder(
    valueInCents,
    each.map(({ unitPriceInCents }) => unitPriceInCents),
  )
  const known = sum(each.map(({ unitWeightInGrams = 0 }) => unitWeightInGrams))
  const unknown = each.map(({ unitWeightInGrams, unitPriceInCents }) => (unitWeightInGrams === undefined ? unitPriceInCents : 0))
  const shared = shareByLargestRemainder(Math.max(0, weightInGrams - known), unknown)
  return each.map(({ index, unitWeightInGrams }, at) => ({
    item: index,
    weightInGrams: unitWeightInGrams ?? shared[at] ?? 0,
    valueInCents: values[at] ?? 0,
  }))
}

/** Into as few boxes as possible: each is a declaration of its own, with its duty. */
function bestSplitOf(tooMuch: TooMuch, units: readonly Unit[], parameters: RetailParameters): SplitWay | null {
  const { category } = tooMuch
  const isDivisible = units.length > 1 && units.length <= MOST_UNITS
  if (category !== 'B' || !isDivisible || !units.every((unit) => fitsCategory('B', unit, parameters))) return null
  return boxed(tooMuch, pack(units, roomOf(parameters)).bins, parameters)
}

function boxed({ items, hasDiscount }: TooMuch, bins: readonly (readonly Unit[])[], parameters: RetailParameters): SplitWay {
  const parts = bins.map((bin) => {
    const weightInGrams = sum(bin.map((unit) => unit.weightInGrams))
    const valueInCents = sum(bin.map((unit) => unit.valueInCents))
    const price = priceB({ weightInGrams, valueInCents, hasDiscount }, parameters)
    const quantities = items.map((_, index) => bin.filter(({ item }) => item === index).length)
    return { quantities, weightInGrams, valueInCents, lines: price.lines, totalInCents: price.totalInCents }
  })
  const bill = billOf(
    parts.map(({ lines }, index) => ({ orderId: String(index), lines })),
    parameters,
  )
  const lines = bill.lines.map(({ orderId: _orderId, ...line }) => line)
  const heaviestFirst = parts.toSorted((one, other) => other.weightInGrams - one.weightInGrams)
  return { way: 'split', parts: heaviestFirst, lines, totalInCents: bill.totalInCents }
}

type Box = { weightInGrams: Grams; valueInCents: Cents; hasDiscount: boolean }

const priceB = (box: Box, parameters: RetailParameters): OrderPrice =>
  priceOrder(
    {
      ...box,
      category: 'B',
      isSpecial: isSpecial('B', box, parameters),
      extraChargesInCents: [],
      dutyShareInCents: parameters.dutyPerDeclarationInCents,
    },
    parameters,
  )

/** The most that one declaration of category B holds, before tax. */
function roomOf(parameters: RetailParameters) {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits.B
  let valueInCents = Math.floor((maxValueInCents * 10_000) / (10_000 + parameters.amazonTaxInBasisPoints))
  while (valueWithTax(valueInCents + 1, parameters) <= maxValueInCents) valueInCents += 1
  return { weightInGrams: maxWeightInGrams, valueInCents }
}

function categoryCOf(tooMuch: TooMuch, parameters: RetailParameters): CategoryCWay | null {
  const { category, weightInGrams, valueInCents, items, hasDiscount, ratesInBasisPoints } = tooMuch
  if (category === 'C' || !parameters.isCategoryCEnabled || !fitsCategory('C', tooMuch, parameters)) return null
  if (!ratesInBasisPoints) return { way: 'categoryC', lines: [], totalInCents: null }
  const taxed = items.map(
    ({ quantity, unitPriceInCents }, index): TaxedItem => ({
      valueInCents: quantity * unitPriceInCents,
      adValoremInBasisPoints: ratesInBasisPoints[index] ?? 0,
    }),
  )
  const order = { category: 'C', isSpecial: false, weightInGrams, valueInCents, hasDiscount, dutyShareInCents: 0 } as const
  const customs = { items: taxed, collected: null }
  const { lines, totalInCents } = priceOrder({ ...order, extraChargesInCents: [], customs }, parameters)
  return { way: 'categoryC', lines, totalInCents }
}

/** The one thing that passes the limit by itself, with the specification's words; the whole, where no one thing does. */
function hindranceOf(tooMuch: TooMuch, units: readonly Unit[], parameters: RetailParameters): Hindrance {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[tooMuch.category]
  const ofValue = (inCents: Cents) => {
    return { of: 'value' as const, inCents, withTaxInCents: valueWithTax(inCents, parameters), mostInCents: maxValueInCents }
  }
  const dearest = ofValue(Math.max(0, ...units.map(({ valueInCents }) => valueInCents)))
  if (dearest.withTaxInCents > maxValueInCents) return dearest
  const heaviest = Math.max(0, ...units.map(({ weightInGrams }) => weightInGrams))
  if (heaviest > maxWeightInGrams) return { of: 'weight', inGrams: heaviest, mostInGrams: maxWeightInGrams }
  return tooMuch.weightInGrams > maxWeightInGrams
    ? { of: 'weight', inGrams: tooMuch.weightInGrams, mostInGrams: maxWeightInGrams }
    : ofValue(tooMuch.valueInCents)
}
