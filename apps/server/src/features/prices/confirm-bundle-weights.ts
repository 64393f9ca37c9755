import type { bundles as contract, Received } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { type Actor, DomainError, type Parameters, sum } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnBundles } from '../bundles/act-on-bundles.ts'
import { type Held, holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { findBundles } from '../bundles/bundles.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { viewBundles } from '../bundles/bundles.view.ts'
import { accrueEarnings } from '../earnings/accrue-earnings.ts'
import { finishManifests } from '../manifests/finish-manifests.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { clientsOf } from '../orders/order-clients.repository.ts'
import { lockOrders, lockOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParametersWithVersion } from '../parameters/read-parameters.ts'
import { priceBundle } from './price-bundle.ts'
import { currentPrices, freezePrices } from './prices.repository.ts'

type Weights = Received<typeof contract.confirmBundleWeights>['body']['weights']

/**
 * Weighs packages in Quito: freezes their prices, accrues what associates earn, and finishes bundles and manifests. The packages of
 * a bundle are weighed together the first time, because they share one duty; again, in any part, until they are billed.
 */
export async function confirmBundleWeights(db: Db, actor: Actor, weights: Weights): Promise<Bundle[]> {
  const gramsOf = new Map(weights.map(({ orderId, weightInGrams }) => [orderId, weightInGrams]))
  const bundleIds = await db.transaction(async (tx) => {
    const held = await holdBundlesOf(tx, [...gramsOf.keys()])
    const before = await lockOrdersOfBundles(
      tx,
      held.bundles.map(({ id }) => id),
    )
    const named = await lockOrders(tx, actor, [...gramsOf.keys()])
    const weighed = await actOnOrders(
      tx,
      actor,
      'confirmWeight',
      named,
      ({ id }) => ({ realWeightInGrams: gramsOf.get(id) ?? null }),
      (order) => ({ place: 'UIO', changes: weightChange(order, gramsOf.get(order.id) ?? 0) }),
    )
    requireWholeBundles(before, gramsOf)
    const byId = new Map(weighed.map((order) => [order.id, order]))
    const orders = before.filter(({ status }) => status !== 'removed').map((order) => byId.get(order.id) ?? order)
    await priceBundles(tx, actor, held, orders, new Set(byId.keys()))
    return held.bundles.map(({ id }) => id)
  })
  return viewBundles(db, actor, await findBundles(db, actor, bundleIds))
}

/** With the difference to Miami, which people look at before they believe a scale. */
const weightChange = ({ realWeightInGrams: from, warehouseWeightInGrams }: OrderRow, to: number) => ({
  realWeightInGrams: { from, to },
  differenceToMiamiInGrams: to - (warehouseWeightInGrams ?? 0),
})

function requireWholeBundles(orders: readonly OrderRow[], gramsOf: ReadonlyMap<string, number>): void {
  const missing = orders.filter(({ id, status }) => status === 'arrived' && !gramsOf.has(id))
  if (missing.length > 0) throw new DomainError('bundleWeightsMissing', { ids: missing.map(({ id }) => id) })
}

async function priceBundles(db: Db, actor: Actor, held: Held, orders: readonly OrderRow[], weighed: ReadonlySet<string>) {
  const { parameters, version } = await readParametersWithVersion(db)
  const clients = await clientsOf(db, orders)
  const prices = await currentPrices(
    db,
    orders.map(({ id }) => id),
  )
  const hasDiscount = ({ clientId }: OrderRow) => clients.get(clientId ?? '')?.hasDiscount ?? false
  const context = { parameters, version, actorId: actor.userId }
  const newPrices = held.bundles.flatMap((bundle) => {
    const dutyInCents = dutyOf(bundle, parameters)
    const inBundle = orders.filter(({ bundleId }) => bundleId === bundle.id)
    return priceBundle({ dutyInCents, orders: inBundle, weighed, prices, hasDiscount }, context)
  })
  await accrueEarnings(db, actor, orders, await freezePrices(db, newPrices))
  await weighBundles(db, actor, held, orders, parameters)
  await finishManifests(db, actor, held.manifests)
}

/** C is taxed by tariff line at customs (domain, section 2). */
const dutyOf = ({ dutyInCents, category }: BundleRow, { dutyPerDeclarationInCents }: Parameters): number =>
  dutyInCents ?? (category === 'B' ? dutyPerDeclarationInCents : 0)

async function weighBundles(db: Db, actor: Actor, { bundles }: Held, orders: readonly OrderRow[], parameters: Parameters) {
  const weightOf = (bundle: BundleRow) =>
    sum(orders.filter(({ bundleId }) => bundleId === bundle.id).map(({ realWeightInGrams }) => realWeightInGrams ?? 0))
  await actOnBundles(
    db,
    actor,
    'confirmWeights',
    bundles,
    (bundle) => ({
      realWeightInGrams: weightOf(bundle),
      dutyInCents: dutyOf(bundle, parameters),
      weighedAt: bundle.weighedAt ?? now(),
    }),
    (bundle) => ({ place: 'UIO', changes: { realWeightInGrams: { from: bundle.realWeightInGrams, to: weightOf(bundle) } } }),
  )
}
