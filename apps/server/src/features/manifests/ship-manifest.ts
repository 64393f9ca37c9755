import { type Actor, businessDay, DomainError, fiscalYearOf, type Parameters, sum } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { lock } from '../../records/records.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import { lockBundlesOfManifest } from '../bundles/bundles.repository.ts'
import { customsValueOf } from '../bundles/bundles.view.ts'
import { reserveInYear } from '../bundles/reserve-in-year.ts'
import { followShippedOrders } from '../dropshipping/follow-shipped-orders.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { viewManifest } from './manifest-detail.view.ts'
import { type Carried, readinessNow } from './shipping-checks.ts'
import { whatIsDeclared } from './what-is-declared.ts'

/** Irreversible: freezes what was declared and moves every bundle and package, all of them or none (domain, section 6). */
export async function shipManifest(db: Db, actor: Actor, id: string) {
  await db.transaction(async (tx) => {
    const manifest = only(await lock(tx, actor, manifestKind, [id]))
    await requireAllowed(tx, actor, manifestKind, 'ship', [manifest])
    const parameters = await readParameters(tx)
    const carried = await lockCargo(tx, actor, manifest, parameters)
    const { checks, problems } = await readinessNow(tx, manifest, carried, parameters)
    if (checks.length > 0) throw new DomainError('manifestNotReady', { checks, ids: [...problems.keys()] })
    await ship(tx, actor, manifest, carried, parameters)
  })
  return viewManifest(db, actor, id)
}

/** Manifest, bundles, packages, quotas: the order in which everything locks. The year that counts is the one of shipping. */
async function lockCargo(db: Db, actor: Actor, manifest: ManifestRow, parameters: Parameters): Promise<Carried[]> {
  const locked = await lockBundlesOfManifest(db, manifest.id)
  const orders = await lockOrdersOfBundles(
    db,
    locked.map(({ id }) => id),
  )
  const byBundle = Map.groupBy(orders, ({ bundleId }) => bundleId)
  const bundles = await reserveInYear(db, actor, locked, fiscalYearOf(businessDay(now())), parameters)
  return bundles.map((bundle) => ({ bundle, orders: byBundle.get(bundle.id) ?? [] }))
}

async function ship(
  db: Db,
  actor: Actor,
  manifest: ManifestRow,
  carried: readonly Carried[],
  parameters: Parameters,
): Promise<void> {
  const orders = carried.flatMap((one) => one.orders)
  const bundles = carried.map(({ bundle }) => bundle)
  const place = { place: 'MIA' } as const
  const sentAt = now()
  const dutyOf = { B: parameters.dutyPerDeclarationInCents, C: 0 }
  await act(db, actor, orderKind, 'ship', orders, () => ({}), place)
  await followShippedOrders(db, actor, orders)
  await act(db, actor, bundleKind, 'ship', bundles, ({ category }) => ({ sentAt, dutyInCents: dutyOf[category] }), place)
  const totals = {
    bundleCount: bundles.length,
    weightInGrams: sum(bundles.map(({ weightInGrams }) => weightInGrams)),
    customsInvoiceValueInCents: sum(bundles.map(customsValueOf)),
  }
  const snapshot = await whatIsDeclared(db, manifest, carried)
  await act(db, actor, manifestKind, 'ship', [manifest], { sentAt, sentById: actor.userId, snapshot, ...totals }, place)
}
