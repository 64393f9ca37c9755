import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { freeMoneyOf, holdMoneyOf } from '../../incidents/money-of-closed.ts'
import { orderKind } from '../orders.kind.ts'

/**
 * A client's own while in review, staff until a package is bundled: all of them or none. Their tracking is free again, and what was paid up
 * front for their purchases is the clients' credit.
 */
export function removeOrders(db: Db, actor: Actor, orderIds: readonly string[], reason: string): Promise<void> {
  return db.transaction(async (tx) => {
    await holdMoneyOf(tx, orderIds)
    const locked = await lock(tx, actor, orderKind, orderIds)
    await act(tx, actor, orderKind, 'remove', locked, () => ({}), { note: reason })
    await freeMoneyOf(tx, actor, locked, reason)
  })
}
