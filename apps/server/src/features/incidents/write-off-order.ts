import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { repriceBundle } from '../bundle-prices/reprice-bundle.ts'
import type { Held } from '../bundles/bundle-progress.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { putInBundle } from '../bundles/put-in-bundle.ts'
import { takeBackEarnings } from '../earnings/take-back-earnings.ts'
import { finishManifests, markArrivedManifests } from '../manifests/follow-bundles.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { freeMoneyOf } from './money-of-closed.ts'
import { requireRemovable } from './require-removable.ts'

/**
 * Removes a package that is lost or seized for good. What somebody earned from it is taken back; it stays in its bundle as closed, because
 * it was declared, and keeps its part of the yearly quota; the others share the duty; bundle and manifest go on without it. The bundle it is
 * in, that bundle's manifest and all its packages are locked.
 */
export async function writeOffOrder(
  db: Db,
  actor: Actor,
  order: OrderRow,
  { manifests, bundles }: Held,
  resolution: string,
): Promise<OrderRow> {
  await requireRemovable(db, order)
  const [removed = order] = await act(db, actor, orderKind, 'removeAsLost', [order], undefined, { note: resolution })
  await takeBackEarnings(db, actor, [order.id], resolution)
  await freeMoneyOf(db, actor, [order], resolution)
  for (const bundle of bundles) await shareDutyAgain(db, actor, bundle)
  await followOrders(db, actor, bundles)
  await finishManifests(db, actor, await markArrivedManifests(db, actor, manifests))
  return removed
}

/** Prices that are frozen get a new version; before the weight is confirmed it is the estimates that change. */
async function shareDutyAgain(db: Db, actor: Actor, bundle: BundleRow): Promise<void> {
  if (bundle.weighedAt !== null) return repriceBundle(db, actor, bundle.id)
  const left = (await findOrdersOfBundles(db, [bundle.id])).filter(({ status }) => status !== 'removed')
  await putInBundle(db, actor, bundle, { added: [], kept: left }, await readParameters(db))
}
