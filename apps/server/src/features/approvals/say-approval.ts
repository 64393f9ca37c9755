import type { ApprovalStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { approvalMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import type { ApprovalRow } from './approvals.table.ts'

type Moved = {
  approval: Pick<ApprovalRow, 'id' | 'code' | 'askedById'>
  from: ApprovalStatus | null
  to: ApprovalStatus
  note: string
}

/** Says what waits to those who may answer it, and what became of it to who asked. */
export const sayApproval = (db: Db, { approval: { id, code, askedById }, from, to, note }: Moved): Promise<void> =>
  say(db, approvalMoved, { approvalId: id, code, askedById, from, to, note })
