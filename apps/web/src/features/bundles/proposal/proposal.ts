// The proposed bundles as a person arranges them before they are made. Pure, so that it can be told in tests.
import type { BundleSuggestion, ProposedBundle } from '@app/contract/bundle-suggestion.contract'
import { type RetailParameters, sum, valueWithTax } from '@app/domain'

export type ReadyOrder = ProposedBundle['orders'][number]
type Kind = Pick<ProposedBundle, 'consignee' | 'category' | 'isSpecial'>
/** `number` is what people call it; it stays when others go. */
export type DraftBundle = Kind & { number: number; orders: readonly ReadyOrder[]; warnings: readonly string[]; isWanted: boolean }
/** A package that the person left out, and what it may go back to. */
type TakenOut = { order: ReadyOrder; kind: Kind }
export type Proposal = { bundles: readonly DraftBundle[]; takenOut: readonly TakenOut[]; nextNumber: number }
/** A package, and where it is: in the bundle of that number, or out. */
export type Place = { order: ReadyOrder; kind: Kind; from: number | 'out' }
export type Destination = number | 'new' | 'out'

export const proposalFrom = ({ bundles }: Pick<BundleSuggestion, 'bundles'>): Proposal => ({
  bundles: bundles.map(({ consignee, category, isSpecial, orders, warnings }, index) => ({
    consignee,
    category,
    isSpecial,
    orders,
    warnings,
    number: index + 1,
    isWanted: true,
  })),
  takenOut: [],
  nextNumber: bundles.length + 1,
})

const isSameKind = (one: Kind, other: Kind): boolean =>
  one.consignee.identification === other.consignee.identification &&
  one.category === other.category &&
  one.isSpecial === other.isSpecial

/** The other proposed bundles that a package of this kind may join. */
export const bundlesOfKind = ({ bundles }: Proposal, kind: Kind, except?: number): DraftBundle[] =>
  bundles.filter((bundle) => bundle.number !== except && isSameKind(bundle, kind))

/** The proposal with one package elsewhere; a bundle that holds nothing any more is gone. */
export function movePackage(proposal: Proposal, orderId: string, to: Destination): Proposal {
  const found = findPackage(proposal, orderId)
  if (!found || found.from === to) return proposal
  const { order, kind } = found
  const without = withoutPackage(proposal, found)
  if (to === 'out') return { ...without, takenOut: [...without.takenOut, { order, kind }] }
  if (to === 'new') return withNewBundle(without, order, kind)
  return withJoined(without, order, to)
}

/** The proposal without a package that does not travel now. */
export const withoutPackage = (proposal: Proposal, { order, from }: Place): Proposal => ({
  ...proposal,
  // What customs may object to was said of what was proposed.
  bundles: proposal.bundles
    .map((bundle) =>
      bundle.number === from ? { ...bundle, warnings: [], orders: bundle.orders.filter(({ id }) => id !== order.id) } : bundle,
    )
    .filter(({ orders }) => orders.length > 0),
  takenOut: proposal.takenOut.filter((one) => one.order.id !== order.id),
})

/** The package where it was before; in a bundle of its own, where nothing is left of that one. */
export function putBack(proposal: Proposal, { order, kind, from }: Place): Proposal {
  if (findPackage(proposal, order.id)) return proposal
  if (from === 'out') return { ...proposal, takenOut: [...proposal.takenOut, { order, kind }] }
  const isThere = proposal.bundles.some(({ number }) => number === from)
  return isThere ? withJoined(proposal, order, from) : withNewBundle(proposal, order, kind)
}

/** The package beside it, before it in the last place: whoever goes on by keyboard goes on there. */
export function neighbourOf({ bundles, takenOut }: Proposal, orderId: string): string | null {
  const ids = [...bundles.flatMap(({ orders }) => orders), ...takenOut.map(({ order }) => order)].map(({ id }) => id)
  const at = ids.indexOf(orderId)
  return ids[at + 1] ?? ids[at - 1] ?? null
}

const withJoined = (proposal: Proposal, order: ReadyOrder, joined: number): Proposal => ({
  ...proposal,
  bundles: proposal.bundles.map((bundle) =>
    bundle.number === joined ? { ...bundle, warnings: [], orders: [...bundle.orders, order] } : bundle,
  ),
})

function withNewBundle(proposal: Proposal, order: ReadyOrder, { consignee, category, isSpecial }: Kind): Proposal {
  const number = proposal.nextNumber
  const bundle = { consignee, category, isSpecial, number, orders: [order], warnings: [], isWanted: true }
  return { ...proposal, bundles: [...proposal.bundles, bundle], nextNumber: number + 1 }
}

export function findPackage({ bundles, takenOut }: Proposal, orderId: string): Place | null {
  for (const bundle of bundles) {
    const order = bundle.orders.find(({ id }) => id === orderId)
    if (order) return { order, kind: bundle, from: bundle.number }
  }
  const out = takenOut.find(({ order }) => order.id === orderId)
  return out ? { ...out, from: 'out' } : null
}

export const setWanted = (proposal: Proposal, numbers: readonly number[], isWanted: boolean): Proposal => ({
  ...proposal,
  bundles: proposal.bundles.map((bundle) => (numbers.includes(bundle.number) ? { ...bundle, isWanted } : bundle)),
})

/** Those that were made are no longer proposed. */
export const withoutBundles = (proposal: Proposal, numbers: readonly number[]): Proposal => ({
  ...proposal,
  bundles: proposal.bundles.filter(({ number }) => !numbers.includes(number)),
})

/** What one bundle adds up to, and whether the category admits it. */
export function sumsOf({ orders, category }: DraftBundle, parameters: RetailParameters) {
  const weightInGrams = sum(orders.map((order) => order.weightInGrams))
  const valueInCents = sum(orders.map((order) => order.productValueInCents))
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[category]
  const isOver = weightInGrams > maxWeightInGrams || valueWithTax(valueInCents, parameters) > maxValueInCents
  return { weightInGrams, valueInCents, isOver }
}

/** What the wanted bundles are together: each package that shares a declaration of category B saves a duty. */
export function figuresOf(
  bundles: readonly DraftBundle[],
  { dutyPerDeclarationInCents }: Pick<RetailParameters, 'dutyPerDeclarationInCents'>,
) {
  const wanted = bundles.filter(({ isWanted }) => isWanted)
  const sharing = wanted.filter(({ category }) => category === 'B').map(({ orders }) => orders.length - 1)
  return {
    declarations: wanted.length,
    packages: sum(wanted.map(({ orders }) => orders.length)),
    savesInCents: sum(sharing) * dutyPerDeclarationInCents,
  }
}
