import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { orderKind } from '../orders.kind.ts'

/** A client's own while in review, staff until a package is bundled: all of them or none. Their tracking is free again. */
export function removeOrders(db: Db, actor: Actor, orderIds: readonly string[], reason: string): Promise<unknown> {
  return db.transaction(async (tx) => {
    const locked = await lock(tx, actor, orderKind, orderIds)
    return act(tx, actor, orderKind, 'remove', locked, () => ({}), { note: reason })
  })
}
