// The fewest declarations for packages of one consignee, category and special flag.

import { type Category, valueWithTax } from '../rules/category.ts'
import type { Cents } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import { type BundlingParameters, contentsOf, type OrderToBundle } from './bundling.ts'
import { type BundleWarning, warningsAbout } from './bundling-warnings.ts'
import { type Load, pack } from './packing.ts'

export type ProposedBundle = {
  category: Category
  isSpecial: boolean
  orderIds: string[]
  weightInGrams: Grams
  valueWithTaxInCents: Cents
  warnings: BundleWarning[]
}

/** `lowerBound`: no set of declarations for these packages is smaller. */
export type ProposedGroup = { bundles: ProposedBundle[]; lowerBound: number }

/** A package that may not share a declaration has one of its own; the others are packed. Each must fit into a declaration alone. */
export function proposeForGroup(orders: readonly OrderToBundle[], parameters: BundlingParameters): ProposedGroup {
  const alone = orders.filter(({ isAuthorizedToBundle }) => !isAuthorizedToBundle)
  const shared = orders.filter(({ isAuthorizedToBundle }) => isAuthorizedToBundle)
  const { bins, lowerBound } = pack(shared, roomOf(orders[0]?.category ?? 'B', parameters))
  return {
    bundles: [...bins, ...alone.map((order) => [order])].map((bin) => bundleOf(bin, parameters)),
    lowerBound: lowerBound + alone.length,
  }
}

/** What a declaration holds: grams, and the highest declared value whose tax keeps it within the limit. */
function roomOf(category: Category, parameters: BundlingParameters): Load {
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  let [fits, tooMuch] = [0, maxValueInCents + 1]
  while (tooMuch - fits > 1) {
    const between = Math.floor((fits + tooMuch) / 2)
    if (valueWithTax(between, parameters) <= maxValueInCents) fits = between
    else tooMuch = between
  }
  return { weightInGrams: maxWeightInGrams, valueInCents: fits }
}

function bundleOf(orders: readonly OrderToBundle[], parameters: BundlingParameters): ProposedBundle {
  const { category = 'B', isSpecial = false } = orders[0] ?? {}
  const { weightInGrams, valueInCents } = contentsOf({ orders })
  return {
    category,
    isSpecial,
    orderIds: orders.map(({ id }) => id),
    weightInGrams,
    valueWithTaxInCents: valueWithTax(valueInCents, parameters),
    warnings: warningsAbout(orders, category, parameters),
  }
}
