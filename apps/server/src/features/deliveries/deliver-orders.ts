import type { orderActions as contract, Received, ReceivedFile } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { type Actor, billLifecycle, canDo, nextStatus, normaliseIdentification } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { billContextsOf } from '../bills/bill-contexts.repository.ts'
import { billsOf } from '../bills/billed-orders.repository.ts'
import { lockBills, moveBill } from '../bills/bills.repository.ts'
import type { BillRow } from '../bills/bills.table.ts'
import { billSnapshot } from '../bills/bills.view.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { addEvents } from '../events/events.repository.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { viewOrders } from '../orders/lists/orders.view.ts'
import { lockOrders } from '../orders/orders.repository.ts'
import { evidenceOf, keepEvidence } from './delivery-evidence.ts'
import { whoCollects } from './who-collects.ts'

type Request = Received<typeof contract.deliverOrders>['body'] & { files: readonly ReceivedFile[] }

/** Hands paid packages over to the client or to whom the bill names: all of them or none. A signature or a photo shows that they did. */
export async function deliverOrders(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  { orderIds, identification, files }: Request,
): Promise<Order[]> {
  const evidence = evidenceOf(files)
  const delivered = await db.transaction(async (tx) => {
    const { bundles } = await holdBundlesOf(tx, orderIds)
    const bills = await lockBills(tx, await billsOf(tx, orderIds))
    const orders = await lockOrders(tx, actor, orderIds)
    const collectors = await whoCollects(tx, orders, bills, normaliseIdentification(identification))
    const signatures = await keepEvidence(tx, storage, actor, orders, evidence)
    const moved = await actOnOrders(
      tx,
      actor,
      'deliver',
      orders,
      ({ id }) => ({
        deliveredAt: now(),
        deliveredToName: collectors.get(id)?.name ?? null,
        deliveredToIdentification: collectors.get(id)?.identification ?? null,
        deliveredById: actor.userId,
        signatureFileId: signatures.get(id) ?? null,
      }),
      ({ id }) => ({
        place: 'UIO',
        changes: { deliveredTo: collectors.get(id)?.name },
        fileIds: [signatures.get(id) ?? []].flat(),
      }),
    )
    for (const bill of bills) await closeBill(tx, actor, bill)
    await followOrders(tx, actor, bundles)
    return moved
  })
  return viewOrders(db, actor, delivered)
}

/** A bill is delivered once all its packages are. */
async function closeBill(db: Db, actor: Actor, bill: BillRow): Promise<void> {
  const { orders = [] } = (await billContextsOf(db, [bill])).get(bill.id) ?? {}
  const snapshot = billSnapshot(bill, orders)
  if (!canDo(billLifecycle, 'deliver', snapshot, actor)) return
  const status = nextStatus(billLifecycle, 'deliver', snapshot, actor)
  await moveBill(db, bill, { status, deliveredAt: now() })
  await addEvents(db, actor, [{ aggregate: 'bill', aggregateId: bill.id, action: 'deliver', from: bill.status, to: status }])
}
