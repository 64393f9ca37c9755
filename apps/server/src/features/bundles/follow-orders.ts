import { type BundleAction, type BundleFact, bundleLifecycle, canDo, type Facts, nextStatus, type OrderStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer } from '../events/events.repository.ts'
import { changeBundle, withOthersThan } from './bundle-progress.repository.ts'
import type { BundleRow } from './bundles.table.ts'

const DELIVERED: readonly OrderStatus[] = ['receivedAndDelivered']
const PAID: readonly OrderStatus[] = ['paid', ...DELIVERED]
const FOLLOWING: readonly BundleAction[] = ['markPaid', 'markDelivered']

/** A bundle is paid once all its packages are, and delivered once they are (domain, section 6). */
export async function followOrders(db: Db, doer: Doer, bundles: readonly BundleRow[]): Promise<void> {
  const ids = bundles.map(({ id }) => id)
  const unpaid = await withOthersThan(db, ids, PAID)
  const undelivered = await withOthersThan(db, ids, DELIVERED)
  for (const bundle of bundles) {
    const facts = {
      onManifest: bundle.manifestId !== null,
      allOrdersPaid: !unpaid.has(bundle.id),
      allOrdersDelivered: !undelivered.has(bundle.id),
    }
    await follow(db, doer, bundle, facts)
  }
}

async function follow(db: Db, doer: Doer, bundle: BundleRow, facts: Facts<BundleFact>): Promise<void> {
  let current = bundle
  for (const action of FOLLOWING) {
    if (!canDo(bundleLifecycle, action, { status: current.status, facts }, doer)) continue
    const from = current.status
    const status = nextStatus(bundleLifecycle, action, { status: from, facts }, doer)
    current = await changeBundle(db, current, { status })
    await addEvents(db, doer, [{ aggregate: 'bundle', aggregateId: bundle.id, action, from, to: status }])
  }
}
