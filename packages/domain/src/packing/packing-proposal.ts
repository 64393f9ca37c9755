// The bundle proposal: the fewest declarations for everything that is ready (domain section 7), since each costs a duty.

import { valueWithTax } from '../rules/category.ts'
import type { Problem } from '../rules/domain-error.ts'
import { type Cents, sum } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import { type BundlingParameters, type Consignee, checkBundle, type OrderToBundle } from './bundling.ts'
import { type ProposedGroup, proposeForGroup } from './packing-group.ts'

export type { ProposedBundle, ProposedGroup } from './packing-group.ts'

export type ReadyPackage = {
  order: OrderToBundle
  /** Null while nobody is named. */
  consignee: Consignee | null
  /** Of the consignee, with tax, in the fiscal year that a bundle of today counts in. */
  declaredEarlierThisYearInCents: Cents
}

export type LeftOut = { orderId: string; code: Problem }

export type BundleProposal = {
  /** One for each consignee, category and special flag. */
  groups: ProposedGroup[]
  leftOut: LeftOut[]
  declarations: number
  /** Nobody needs fewer declarations for the packages of the groups. */
  lowerBound: number
  declarationsAlone: number
  /** The duties that sharing saves. Category C pays none. */
  savesInCents: Cents
  isProvenOptimal: boolean
}

export type ProposalParameters = BundlingParameters & Pick<RetailParameters, 'dutyPerDeclarationInCents'>

/** Every package is in one bundle that keeps all rules, or left out with the first reason against it. */
export function proposeBundles(packages: readonly ReadyPackage[], parameters: ProposalParameters): BundleProposal {
  const judged = packages.map((ready) => ({ ready, code: reasonAgainst(ready, parameters) }))
  const unfit = judged.flatMap(({ ready, code }) => (code ? [{ orderId: ready.order.id, code }] : []))
  const fit = judged.flatMap(({ ready, code }) => (code ? [] : [ready]))
  const people = [...Map.groupBy(fit, personOf).values()].map((ofOne) => proposeForOne(ofOne, parameters))
  const groups = people.flatMap((one) => one.groups)
  return { groups, leftOut: [...unfit, ...people.flatMap(({ leftOut }) => leftOut)], ...figuresOf(groups, parameters) }
}

/** Why a package cannot be declared, not even alone. */
function reasonAgainst({ order, consignee, ...year }: ReadyPackage, parameters: ProposalParameters): Problem | null {
  if (!consignee) return 'authorizedNameRequired'
  if (order.weightInGrams <= 0) return 'weightRequired'
  if (order.valueInCents <= 0) return 'valueNotPositive'
  const itemsDoNotMatter = { ...order, items: [] }
  return checkBundle({ orders: [itemsDoNotMatter], consignee, ...year }, parameters).refusals[0]?.code ?? null
}

const personOf = ({ consignee }: ReadyPackage): string => `${consignee?.identificationType}/${consignee?.identification}`

type ForOne = Pick<BundleProposal, 'groups' | 'leftOut'>

/** Only category B counts towards the year. */
function proposeForOne(packages: readonly ReadyPackage[], parameters: ProposalParameters): ForOne {
  const inB = packages.filter(({ order }) => order.category === 'B')
  const inC = packages.filter(({ order }) => order.category === 'C')
  const { groups, leftOut } = proposeWithinYear(inB, parameters)
  return { groups: [...groups, ...groupsOf(inC, parameters)], leftOut }
}

/** As many packages as the year has room for, the cheapest first; the one named first where two cost the same. */
function proposeWithinYear(packages: readonly ReadyPackage[], parameters: ProposalParameters): ForOne {
  const cheapestFirst = packages.toSorted((one, other) => one.order.valueInCents - other.order.valueInCents)
  const leftInCents = parameters.yearlyQuotaInCents - (packages[0]?.declaredEarlierThisYearInCents ?? 0)
  let count = mostWithin(leftInCents, cheapestFirst, parameters)
  let groups = groupsOf(cheapestFirst.slice(0, count), parameters)
  while (declaredIn(groups) > leftInCents) {
    count -= 1
    groups = groupsOf(cheapestFirst.slice(0, count), parameters)
  }
  const leftOut = cheapestFirst.slice(count).map(({ order }) => ({ orderId: order.id, code: 'yearlyQuotaExceeded' }) as const)
  return { groups, leftOut }
}

/** No more than these can be within what is left, to the cent of rounding that each declaration may bring. */
function mostWithin(leftInCents: Cents, cheapestFirst: readonly ReadyPackage[], parameters: ProposalParameters): number {
  let valueInCents = 0
  const tooMany = cheapestFirst.findIndex(({ order }, index) => {
    valueInCents += order.valueInCents
    return valueWithTax(valueInCents, parameters) > leftInCents + index + 1
  })
  return tooMany < 0 ? cheapestFirst.length : tooMany
}

const declaredIn = (groups: readonly ProposedGroup[]): Cents =>
  sum(groups.flatMap(({ bundles }) => bundles.map(({ valueWithTaxInCents }) => valueWithTaxInCents)))

const groupsOf = (packages: readonly ReadyPackage[], parameters: ProposalParameters): ProposedGroup[] => {
  const orders = packages.map(({ order }) => order)
  return [...Map.groupBy(orders, ({ isSpecial }) => isSpecial).values()].map((group) => proposeForGroup(group, parameters))
}

function figuresOf(groups: readonly ProposedGroup[], { dutyPerDeclarationInCents }: ProposalParameters) {
  const bundles = groups.flatMap((group) => group.bundles)
  const lowerBound = sum(groups.map((group) => group.lowerBound))
  const dutiesSaved = bundles.flatMap(({ category, orderIds }) => (category === 'B' ? orderIds.slice(1) : []))
  return {
    declarations: bundles.length,
    lowerBound,
    declarationsAlone: sum(bundles.map(({ orderIds }) => orderIds.length)),
    savesInCents: dutiesSaved.length * dutyPerDeclarationInCents,
    isProvenOptimal: bundles.length === lowerBound,
  }
}
