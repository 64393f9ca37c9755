import type { Refund } from '@app/contract/accounts.contract'
import type { Actor, RefundStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { refundMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'

type Moved = {
  refund: Pick<Refund, 'id' | 'code'> & { clientId: string }
  from: RefundStatus | null
  to: RefundStatus
  note?: string
}

/** Says what became of a refund, to whoever acts next or waits for it. */
export const sayRefund = (db: Db, { userId, role }: Actor, { refund, from, to, note = '' }: Moved): Promise<void> =>
  say(db, refundMoved, {
    refundId: refund.id,
    code: refund.code,
    userId: refund.clientId,
    from,
    to,
    note,
    doer: { userId, role },
  })
