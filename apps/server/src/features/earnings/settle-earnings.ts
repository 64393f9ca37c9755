import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { lock } from '../../records/records.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { accrualsInForce, addEntries } from './earnings.repository.ts'

type Settlement = { orderIds: readonly string[]; reference: string }

/** Pays associates what collected orders earned them: once for each order, all of them or none. */
export function settleEarnings(db: Db, actor: Actor, { orderIds, reference }: Settlement): Promise<void> {
  return db.transaction(async (tx) => {
    const orders = await lock(tx, actor, orderKind, orderIds)
    await act(tx, actor, orderKind, 'settleEarning', orders, undefined, reference ? { changes: { reference } } : {})
    // Whoever it was accrued for is paid, even where the client has gone to another associate since.
    const accruals = await accrualsInForce(tx, orderIds)
    const settlements = accruals.map(({ associateId, orderId, amountInCents }) => {
      const amount = { associateId, orderId, amountInCents: 0 - amountInCents }
      return { ...amount, kind: 'settlement' as const, reference, actorId: actor.userId }
    })
    await addEntries(tx, settlements)
  })
}
