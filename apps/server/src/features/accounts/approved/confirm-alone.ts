import { DomainError } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lockWhere } from '../../../records/records.repository.ts'
import { DUTIES_OF_APPROVALS } from '../../approvals/approval-calls.ts'
import { approvalKind } from '../../approvals/approvals.kind.ts'
import { dueAlone, isNoLongerSo, listDueAlone } from '../../approvals/approvals.repository.ts'
import type { ApprovalRow } from '../../approvals/approvals.table.ts'
import { sayApproval } from '../../approvals/say-approval.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import * as users from '../../users/users.repository.ts'
import { APPROVED_CALLS } from './approved-calls.ts'

/** Carries out what the only administrator asked a day ago, in their name. Where there is a second one by now, or the record changed, it waits for an answer. */
export async function confirmAlone(db: Db): Promise<void> {
  for (const due of await listDueAlone(db, now())) {
    await end(db, due, 'approve').catch(async (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      // What is refused by now, such as an address that another account took, would be refused every hour.
      await end(db, due, 'takeBack')
    })
  }
}

const end = (db: Db, due: ApprovalRow, action: 'approve' | 'takeBack'): Promise<void> =>
  db.transaction(async (tx) => {
    const { hold, carryOut } = APPROVED_CALLS[due.kind]
    const asker = { userId: due.askedById, role: 'administrator' } as const
    await hold(tx, asker, due)
    const [approval] = await lockWhere(tx, approvalKind, dueAlone(now(), due.id))
    if (!approval || (await isNoLongerSo(tx, due.id))) return
    if (await users.hasOtherAdministrator(tx, due.askedById, DUTIES_OF_APPROVALS[due.kind])) return
    await act(tx, THE_HOUSE, approvalKind, action, [approval], { answeredAt: now() })
    if (action === 'approve') await carryOut(tx, asker, approval)
    await sayApproval(tx, { approval, from: 'asked', to: action === 'approve' ? 'approved' : 'takenBack', note: '' })
  })
