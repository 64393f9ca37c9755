import { type BundleAction, bundleLifecycle, canDo, nextStatus, type OrderStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer } from '../events/events.repository.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import { changeBundle } from './bundle-progress.repository.ts'
import { bundleSnapshot } from './bundle-snapshot.ts'
import type { BundleRow } from './bundles.table.ts'

/** The furthest first: where an incident closed the last package, a bundle may skip a step. */
const FOLLOWING: readonly BundleAction[] = ['markDelivered', 'markPaid', 'undoPaid']

/** A bundle is paid once all its packages are, delivered once they are, and no longer paid where a payment was undone (domain, section 6). */
export async function followOrders(db: Db, doer: Doer, bundles: readonly BundleRow[]): Promise<void> {
  const orders = await findOrdersOfBundles(
    db,
    bundles.map(({ id }) => id),
  )
  const byBundle = Map.groupBy(orders, ({ bundleId }) => bundleId)
  for (const bundle of bundles) await follow(db, doer, bundle, byBundle.get(bundle.id) ?? [])
}

async function follow(db: Db, doer: Doer, bundle: BundleRow, orders: readonly { status: OrderStatus }[]): Promise<void> {
  const snapshot = bundleSnapshot(bundle, orders)
  const action = FOLLOWING.find((one) => canDo(bundleLifecycle, one, snapshot, doer))
  if (!action) return
  const status = nextStatus(bundleLifecycle, action, snapshot, doer)
  await changeBundle(db, bundle, { status })
  await addEvents(db, doer, [{ aggregate: 'bundle', aggregateId: bundle.id, action, from: bundle.status, to: status }])
}
