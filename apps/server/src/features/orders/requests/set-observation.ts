import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'

/** What staff observe, which the client reads, until the order is closed. */
export async function setObservation(db: Db, actor: Actor, id: string, observation: string) {
  const orders = await db.transaction(async (tx) =>
    act(
      tx,
      actor,
      orderKind,
      'setObservation',
      await lock(tx, actor, orderKind, [id]),
      () => ({ observation }),
      (order) => ({ changes: { observation: { from: order.observation, to: observation } }, note: observation }),
    ),
  )
  const [view] = await viewOrders(db, actor, orders)
  if (!view) throw new DomainError('orderNotFound', { ids: [id] })
  return view
}
