import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'

/** The owner's words for a package, until it is bundled. */
export async function updateDescription(db: Db, actor: Actor, id: string, description: string) {
  const order = await db.transaction(async (tx) => {
    const locked = await lockOne(tx, actor, orderKind, id)
    const changes = { description: { from: locked.description, to: description } }
    return actOnOne(tx, actor, orderKind, 'editDescription', locked, { description }, { changes })
  })
  return only(await viewOrders(db, actor, [order]))
}
