import type { prices as contract, Received } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import { type Actor, DomainError, type Parameters, sum } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { find, lock } from '../../records/records.repository.ts'
import { type Held, holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { viewBundles } from '../bundles/bundles.view.ts'
import { finishManifests } from '../manifests/follow-bundles.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { dutyOf, priceBundles } from './price-bundles.ts'

type Weights = Received<typeof contract.confirmBundleWeights>['body']['weights']
type Weight = Weights[number]

/**
 * Weighs packages in Quito: freezes their prices, accrues what associates earn, and finishes bundles and manifests. The packages of
 * a bundle are weighed together the first time, because they share one duty; again, in any part, until they are billed. The real
 * weight is billed unless another is named, with a reason; whoever weighs again names it again.
 */
export async function confirmBundleWeights(db: Db, actor: Actor, weights: Weights): Promise<Bundle[]> {
  const weightOf = new Map(weights.map((weight) => [weight.orderId, weight]))
  const orderIds = [...weightOf.keys()]
  const bundleIds = await db.transaction(async (tx) => {
    const held = await holdBundlesOf(tx, orderIds)
    const before = await lockOrdersOfBundles(
      tx,
      held.bundles.map(({ id }) => id),
    )
    const named = await lock(tx, actor, orderKind, orderIds)
    const weighed = await act(
      tx,
      actor,
      orderKind,
      'confirmWeight',
      named,
      ({ id }) => weightColumns(weightOf.get(id)),
      (order) => ({ place: 'UIO', ...told(order, weightOf.get(order.id)) }),
    )
    requireWholeBundles(before, weightOf)
    const byId = new Map(weighed.map((order) => [order.id, order]))
    const orders = before.filter(({ status }) => status !== 'removed').map((order) => byId.get(order.id) ?? order)
    const { parameters } = await priceBundles(tx, actor, held.bundles, orders, new Set(byId.keys()))
    await weighBundles(tx, actor, held, orders, parameters)
    await finishManifests(tx, actor, held.manifests)
    return held.bundles.map(({ id }) => id)
  })
  return viewBundles(db, actor, await find(db, actor, bundleKind, bundleIds))
}

const weightColumns = ({ weightInGrams, finalWeightInGrams, reason }: Partial<Weight> = {}) => ({
  realWeightInGrams: weightInGrams ?? null,
  finalWeightInGrams: finalWeightInGrams ?? null,
  finalWeightReason: finalWeightInGrams === undefined ? null : (reason ?? null),
})

/** With the difference to Miami, which people look at before they believe a scale. */
function told(order: OrderRow, { weightInGrams = 0, finalWeightInGrams, reason }: Partial<Weight> = {}) {
  const final = { from: order.finalWeightInGrams, to: finalWeightInGrams ?? null }
  const changes = {
    realWeightInGrams: { from: order.realWeightInGrams, to: weightInGrams },
    differenceToMiamiInGrams: weightInGrams - (order.warehouseWeightInGrams ?? 0),
    ...(final.from !== final.to && { finalWeightInGrams: final }),
  }
  return { changes, ...(reason && { note: reason }) }
}

function requireWholeBundles(orders: readonly OrderRow[], weights: ReadonlyMap<string, Weight>): void {
  const missing = orders.filter(({ id, status }) => status === 'arrived' && !weights.has(id))
  if (missing.length > 0) throw new DomainError('bundleWeightsMissing', { ids: missing.map(({ id }) => id) })
}

async function weighBundles(db: Db, actor: Actor, { bundles }: Held, orders: readonly OrderRow[], parameters: Parameters) {
  const weightOf = (bundle: BundleRow) =>
    sum(orders.filter(({ bundleId }) => bundleId === bundle.id).map(({ realWeightInGrams }) => realWeightInGrams ?? 0))
  await act(
    db,
    actor,
    bundleKind,
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
