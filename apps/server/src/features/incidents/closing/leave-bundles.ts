import type { Actor, Parameters } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { act, actOnOne } from '../../../records/act.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { declaredBy, reserveAgain } from '../../bundles/declare-again.ts'
import { putInBundle, takeOutOfBundle } from '../../bundles/put-in-bundle.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { releaseQuotas } from '../../quotas/reserve-quota.ts'

/**
 * Takes packages out of bundles that are still in Miami, before they end: what is left declares less and shares the duty; a bundle of which
 * nothing is left is removed, off its manifest, and gives its consignee's year back. Answers the packages as they are now.
 */
export async function leaveBundles(
  db: Db,
  actor: Actor,
  bundles: readonly BundleRow[],
  orders: readonly OrderRow[],
  inBundles: readonly OrderRow[],
): Promise<OrderRow[]> {
  if (bundles.length === 0) return [...orders]
  const parameters = await readParameters(db)
  const freed = new Map<string, OrderRow>()
  for (const bundle of bundles) {
    const leaving = orders.filter(({ bundleId }) => bundleId === bundle.id)
    for (const order of await takeOutOfBundle(db, actor, bundle, leaving, parameters)) freed.set(order.id, order)
    const kept = inBundles.filter(({ id, bundleId }) => bundleId === bundle.id && !freed.has(id))
    if (kept.length > 0) await goOnWith(db, actor, bundle, kept, parameters)
  }
  const left = new Set(inBundles.filter(({ id }) => !freed.has(id)).map(({ bundleId }) => bundleId))
  await removeEmpty(
    db,
    actor,
    bundles.filter(({ id }) => !left.has(id)),
  )
  return orders.map((order) => freed.get(order.id) ?? order)
}

async function goOnWith(db: Db, actor: Actor, bundle: BundleRow, kept: readonly OrderRow[], parameters: Parameters) {
  const codes = { orders: kept.map(({ code }) => code) }
  const changed = await actOnOne(db, actor, bundleKind, 'edit', bundle, declaredBy(bundle, kept, parameters), { changes: codes })
  await putInBundle(db, actor, changed, { added: [], kept }, parameters)
  await reserveAgain(db, actor, changed)
}

async function removeEmpty(db: Db, actor: Actor, empty: readonly BundleRow[]): Promise<void> {
  if (empty.length === 0) return
  const offManifest = { manifestId: null, position: null, childGuideNumber: null, loadedAt: null }
  await act(db, actor, bundleKind, 'remove', empty, { ...offManifest, removedAt: now() }, { place: 'MIA' })
  await releaseQuotas(
    db,
    actor,
    empty.map(({ id }) => id),
    'bundle removed',
  )
}
