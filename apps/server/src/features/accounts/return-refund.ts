import type { Refund } from '@app/contract/accounts.contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { get, lockOne } from '../../records/records.repository.ts'
import { putRefundBack } from '../drawer-records/cash.ts'
import { holdAccounts } from '../ledger/accounts.repository.ts'
import { addEntries, entryOfRefund } from '../ledger/ledger.repository.ts'
import { refundKind } from './refunds.kind.ts'
import { viewRefund } from './refunds.view.ts'
import { sayRefund } from './say-refund.ts'

/** The bank sent it back: a counter-entry makes it credit again. */
export async function returnRefund(db: Db, actor: Actor, { id, reason }: { id: string; reason: string }): Promise<Refund> {
  await db.transaction(async (tx) => {
    const { clientId } = await get(tx, actor, refundKind, id)
    await holdAccounts(tx, [clientId])
    const refund = await lockOne(tx, actor, refundKind, id)
    await actOnOne(tx, actor, refundKind, 'return', refund, { returnedAt: now(), reason }, { note: reason })
    const { id: reversesId } = await entryOfRefund(tx, id)
    const counter = { clientId, kind: 'refund' as const, refundId: id, reversesId, note: reason, actorId: actor.userId }
    await sayRefund(tx, actor, { refund, from: 'paid', to: 'returned', note: reason })
    await putRefundBack(tx, actor, id, reason)
    await addEntries(tx, [{ ...counter, amountInCents: 0 - refund.amountInCents }])
  })
  return viewRefund(db, actor, id)
}
