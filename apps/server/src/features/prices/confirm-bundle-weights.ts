import type { prices as contract, Received } from '@app/contract'
import type { Bundle } from '@app/contract/bundles.contract'
import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'
import { type Actor, DomainError, type Parameters, sum } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import { act } from '../../records/act.ts'
import { find, lock } from '../../records/records.repository.ts'
import { dutyOf, priceBundles } from '../bundle-prices/price-bundles.ts'
import { type Held, holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { viewBundles } from '../bundles/bundles.view.ts'
import { openOverLimit } from '../incidents/open-over-limit.ts'
import { finishManifests } from '../manifest-records/follow-bundles.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { type JudgedReading, type Judgement, judgeWeights, keepingReadings } from '../weighing/judge-weights.ts'

type Weights = Extract<Received<typeof contract.confirmBundleWeights>['body'], { weights: unknown }>['weights']
type Weight = Weights[number]

/**
 * Weighs packages in Quito: freezes their prices, accrues what associates earn, and finishes bundles and manifests. The packages of
 * a bundle are weighed together the first time, because they share one duty; again, in any part, until they are billed. The real
 * weight is billed unless another is named, with a reason; whoever weighs again names it again. A doubtful weight stops all.
 */
export async function confirmBundleWeights(parts: WeighingParts, actor: Actor, weights: Weights): Promise<Bundle[]> {
  const { db } = parts
  const bundleIds = await keepingReadings(parts, 'UIO', () => db.transaction((tx) => weigh(tx, actor, weights)))
  return viewBundles(db, actor, await find(db, actor, bundleKind, bundleIds))
}
type WeighingParts = Pick<Parts, 'db' | 'outsideDb'>

async function weigh(tx: Db, actor: Actor, weights: Weights): Promise<string[]> {
  const weightOf = new Map(weights.map((weight) => [weight.orderId, weight]))
  const orderIds = [...weightOf.keys()]
  const held = await holdBundlesOf(tx, orderIds)
  const before = await lockOrdersOfBundles(
    tx,
    held.bundles.map(({ id }) => id),
  )
  const named = await lock(tx, actor, orderKind, orderIds)
  const limits = await readParameters(tx)
  const { taken, requireTaken } = await judgeWeights(tx, 'UIO', readingsOf(named, weightOf, limits), limits)
  const weighed = await act(
    tx,
    actor,
    orderKind,
    'confirmWeight',
    named,
    ({ id }) => weightColumns(weightOf.get(id)),
    (order) => ({ place: 'UIO', ...told(order, taken.get(order.id), weightOf.get(order.id)) }),
  )
  requireWholeBundles(before, weightOf)
  requireTaken()
  const byId = new Map(weighed.map((order) => [order.id, order]))
  const orders = before.filter(({ status }) => status !== 'removed').map((order) => byId.get(order.id) ?? order)
  const { parameters } = await priceBundles(tx, actor, held.bundles, orders, new Set(byId.keys()))
  await weighBundles(tx, actor, held, orders, parameters)
  await finishManifests(tx, actor, held.manifests)
  await openOverLimit(tx, actor, overLimitOf(weighed, taken))
  return held.bundles.map(({ id }) => id)
}

/** Beside what Miami weighed, and what the category may weigh: customs saw less than that. */
const readingsOf = (orders: readonly OrderRow[], weights: ReadonlyMap<string, Weight>, parameters: Parameters): JudgedReading[] =>
  orders.flatMap((order) => {
    const weight = weights.get(order.id)
    if (!weight) return []
    const { id: orderId, code, category, warehouseWeightInGrams, realWeightInGrams: takenInGrams } = order
    const known = warehouseWeightInGrams === null ? null : ({ of: 'warehouse', inGrams: warehouseWeightInGrams } as const)
    const { weightInGrams, confirmed } = weight
    const { maxWeightInGrams } = parameters.limits[category]
    return [{ orderId, code, weightInGrams, confirmed, known, takenInGrams, maxWeightInGrams }]
  })

const overLimitOf = (orders: readonly OrderRow[], taken: Judgement['taken']) =>
  orders.flatMap((order) => {
    const doubt = taken.get(order.id)
    return doubt && doubt.maxWeightInGrams !== null ? [{ order, ...doubt, maxWeightInGrams: doubt.maxWeightInGrams }] : []
  })

const weightColumns = ({ weightInGrams, finalWeightInGrams, reason }: Partial<Weight> = {}) => ({
  realWeightInGrams: weightInGrams ?? null,
  finalWeightInGrams: finalWeightInGrams ?? null,
  finalWeightReason: finalWeightInGrams === undefined ? null : (reason ?? null),
})

/** With the difference to Miami, which people look at before they believe a scale. */
function told(
  order: OrderRow,
  weightDoubt: TakenWeightDoubt | undefined,
  { weightInGrams = 0, finalWeightInGrams, reason, confirmed }: Partial<Weight> = {},
) {
  const final = { from: order.finalWeightInGrams, to: finalWeightInGrams ?? null }
  const changes = {
    realWeightInGrams: { from: order.realWeightInGrams, to: weightInGrams },
    differenceToMiamiInGrams: weightInGrams - (order.warehouseWeightInGrams ?? 0),
    ...(final.from !== final.to && { finalWeightInGrams: final }),
    ...(weightDoubt && { weightDoubt }),
  }
  return { changes, note: [reason, confirmed?.note].filter(Boolean).join(' ') }
}

function requireWholeBundles(orders: readonly OrderRow[], weights: ReadonlyMap<string, Weight>): void {
  const missing = orders.filter(({ id, status }) => status === 'arrived' && !weights.has(id))
  if (missing.length > 0) throw new DomainError('bundleWeightsMissing', { ids: missing.map(({ id }) => id) })
}

async function weighBundles(db: Db, actor: Actor, { bundles }: Held, orders: readonly OrderRow[], parameters: Parameters) {
  // One moment for all: what is alike is changed by one statement.
  const at = now()
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
      weighedAt: bundle.weighedAt ?? at,
    }),
    (bundle) => ({ place: 'UIO', changes: { realWeightInGrams: { from: bundle.realWeightInGrams, to: weightOf(bundle) } } }),
  )
}
