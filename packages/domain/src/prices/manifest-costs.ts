// What a flight cost the house, what each of its packages bears of it, and what is left of a package then (office, section 4).
import type { Cents } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import { shareByLargestRemainder } from './shares.ts'

/** Freight and customs' agent, anything else, and the duty that the house paid for its clients. */
export const MANIFEST_COSTS = ['freight', 'customs', 'other', 'dutyPaid'] as const
export type ManifestCost = (typeof MANIFEST_COSTS)[number]

/** In cents; null while nobody knows it yet, 0 where there was none. */
export type ManifestCosts = Readonly<Record<ManifestCost, Cents | null>>

/** What one package bears: freight, customs and other together, and the duty by itself. */
export type ManifestCostShare = { costsInCents: Cents; dutyPaidInCents: Cents }

/**
 * The costs of a manifest shared by weight, each to the cent by largest remainder (the earlier package where two are equal); null until all
 * four are known. Packages without any weight share them evenly.
 * @throws RangeError when a weight is negative or no whole number of grams.
 */
export function shareManifestCosts(costs: ManifestCosts, weightsInGrams: readonly Grams[]): ManifestCostShare[] | null {
  const { freight, customs, other, dutyPaid } = costs
  if (freight === null || customs === null || other === null || dutyPaid === null) return null
  const costsInCents = shareByLargestRemainder(freight + customs + other, weightsInGrams)
  const dutiesInCents = shareByLargestRemainder(dutyPaid, weightsInGrams)
  return costsInCents.map((share, index) => ({ costsInCents: share, dutyPaidInCents: dutiesInCents[index] ?? 0 }))
}

/** Of one package or of many: what was charged for it, what it cost and what was earned by its associate. In cents. */
export type MarginParts = {
  /** Freight less discount, handling and extra charges, without IVA. */
  serviceInCents: Cents
  /** The fee of a purchase; its goods, tax and shipping are the store's money. */
  purchaseFeeInCents: Cents
  costsInCents: Cents
  earningInCents: Cents
  dutyCollectedInCents: Cents
  dutyPaidInCents: Cents
}

/** What is left to the house. */
export const marginOf = (parts: MarginParts): Cents =>
  parts.serviceInCents +
  parts.purchaseFeeInCents -
  parts.costsInCents -
  parts.earningInCents +
  parts.dutyCollectedInCents -
  parts.dutyPaidInCents
