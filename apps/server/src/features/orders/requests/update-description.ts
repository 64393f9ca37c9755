import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'

/** The owner's words for a package, until it is bundled. */
export async function updateDescription(db: Db, actor: Actor, id: string, description: string) {
  const orders = await db.transaction(async (tx) =>
    act(
      tx,
      actor,
      orderKind,
      'editDescription',
      await lock(tx, actor, orderKind, [id]),
      () => ({ description }),
      (order) => ({ changes: { description: { from: order.description, to: description } } }),
    ),
  )
  const [view] = await viewOrders(db, actor, orders)
  if (!view) throw new DomainError('orderNotFound', { ids: [id] })
  return view
}
