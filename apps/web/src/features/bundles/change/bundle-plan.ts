// What a bundle of the chosen packages would be, and what would refuse it, before anybody asks the server.
import type { Order } from '@app/contract/orders.contract'
import { type BundleRefusal, checkBundle, type OrderToBundle, type RetailParameters, sum, valueWithTax } from '@app/domain'

export type BundlePlan = {
  consignee: Order['consignee']
  category: Order['category']
  weightInGrams: number
  valueInCents: number
  valueWithTaxInCents: number
  refusals: BundleRefusal[]
}

export type KnownOfConsignee = {
  /** With tax, of the consignee's fiscal year, without this bundle. */
  declaredEarlierThisYearInCents: number
  hasConsented: boolean
  quotaOverrideReason?: string
  /** The bundle that is being changed: its own packages are in no other. */
  bundleId?: string
}

export function planBundle(orders: readonly Order[], known: KnownOfConsignee, parameters: RetailParameters): BundlePlan | null {
  const [first] = orders
  if (!first) return null
  const valueInCents = sum(orders.map((order) => order.productValueInCents))
  const valueWithTaxInCents = valueWithTax(valueInCents, parameters)
  return {
    consignee: first.consignee,
    category: first.category,
    weightInGrams: sum(orders.map((order) => order.weightInGrams ?? 0)),
    valueInCents,
    valueWithTaxInCents,
    refusals: refusalsOf(orders, first, known, parameters),
  }
}

function refusalsOf(
  orders: readonly Order[],
  first: Order,
  known: KnownOfConsignee,
  parameters: RetailParameters,
): BundleRefusal[] {
  const consignee = {
    identificationType: first.consignee?.identificationType ?? 'passport',
    identification: first.consignee?.identification ?? '',
    hasConsented: known.hasConsented,
  }
  return checkBundle({ orders: orders.map((order) => orderToBundle(order, known.bundleId)), consignee, ...known }, parameters)
    .refusals
}

/** The items stay out: they only cause warnings, which the bundle itself carries once it exists. */
const orderToBundle = (order: Order, bundleId: string | undefined): OrderToBundle => ({
  id: order.id,
  status: order.status,
  isUnmatched: order.client === null,
  isInAnotherBundle: order.bundle !== null && order.bundle.id !== bundleId,
  isHeld: order.hold !== null,
  category: order.category,
  isSpecial: order.isSpecial,
  consigneeIdentification: order.consignee?.identification ?? null,
  isAuthorizedToBundle: order.isAuthorizedToBundle,
  weightInGrams: order.weightInGrams ?? 0,
  valueInCents: order.productValueInCents,
  items: [],
})
