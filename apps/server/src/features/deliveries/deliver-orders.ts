import type { deliveries as contract, Received, ReceivedFile } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { type Actor, normaliseIdentification } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { act, actWherePossible } from '../../records/act.ts'
import { lock } from '../../records/records.repository.ts'
import { billsOf } from '../bills/billed-orders.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import { holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { followOrders } from '../bundles/follow-orders.ts'
import { viewOrders } from '../orders/lists/orders.view.ts'
import { orderKind } from '../orders/orders.kind.ts'
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
    const bills = await lock(tx, actor, billKind, await billsOf(tx, orderIds))
    const orders = await lock(tx, actor, orderKind, orderIds)
    const collectors = await whoCollects(tx, orders, bills, normaliseIdentification(identification))
    const signatures = await keepEvidence(tx, storage, actor, orders, evidence)
    const moved = await act(
      tx,
      actor,
      orderKind,
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
    // A bill is delivered once all its packages are.
    await actWherePossible(tx, actor, billKind, ['deliver'], bills, { deliveredAt: now() })
    await followOrders(tx, actor, bundles)
    return moved
  })
  return viewOrders(db, actor, delivered)
}
