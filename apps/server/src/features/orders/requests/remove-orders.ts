import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { actOnOrders } from '../act-on-orders.ts'
import { lockOrders } from '../orders.repository.ts'

/** A client's own while in review, staff until a package is bundled: all of them or none. Their tracking is free again. */
export function removeOrders(db: Db, actor: Actor, orderIds: readonly string[], reason: string): Promise<unknown> {
  return db.transaction(async (tx) => {
    const locked = await lockOrders(tx, actor, orderIds)
    return actOnOrders(tx, actor, 'remove', locked, () => ({}), { note: reason })
  })
}
