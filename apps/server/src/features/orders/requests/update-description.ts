import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOrders } from '../act-on-orders.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { lockOrders } from '../orders.repository.ts'

/** The owner's words for a package, until it is bundled. */
export async function updateDescription(db: Db, actor: Actor, id: string, description: string) {
  const orders = await db.transaction(async (tx) =>
    actOnOrders(
      tx,
      actor,
      'editDescription',
      await lockOrders(tx, actor, [id]),
      () => ({ description }),
      (order) => ({ changes: { description: { from: order.description, to: description } } }),
    ),
  )
  const [view] = await viewOrders(db, actor, orders)
  if (!view) throw new DomainError('orderNotFound', { ids: [id] })
  return view
}
