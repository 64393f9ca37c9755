import type { accounts as contract, Received } from '@app/contract'
import type { Approval } from '@app/contract/fields/approvals'
import { type Actor, DomainError, hasDuty } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { actOnOne } from '../../../records/act.ts'
import { refusedBeside } from '../../../records/next-status.ts'
import { get, lockOne } from '../../../records/records.repository.ts'
import { DUTIES_OF_APPROVALS } from '../../approvals/approval-calls.ts'
import { approvalKind } from '../../approvals/approvals.kind.ts'
import { isNoLongerSo } from '../../approvals/approvals.repository.ts'
import type { ApprovalRow } from '../../approvals/approvals.table.ts'
import { viewApproval } from '../../approvals/approvals.view.ts'
import { sayApproval } from '../../approvals/say-approval.ts'
import { APPROVED_CALLS } from './approved-calls.ts'

type Answer = Received<typeof contract.answerApproval>['body']

/**
 * A second administrator says yes, and the call is carried out as of now; or no.
 * @throws DomainError approvalOfOneself, approvalOutdated (409), and what the call itself refuses
 */
export async function answerApproval(db: Db, actor: Actor, id: string, answer: Answer): Promise<Approval> {
  await db.transaction(async (tx) => {
    const asked = await get(tx, actor, approvalKind, id)
    if (!hasDuty(actor, DUTIES_OF_APPROVALS[asked.kind])) throw new DomainError('permissionMissing', { ids: [id] })
    if (answer.action === 'approve') await APPROVED_CALLS[asked.kind].hold(tx, actor, asked)
    const approval = await lockOne(tx, actor, approvalKind, id)
    if (approval.status === 'asked' && approval.askedById === actor.userId)
      throw await refused(tx, actor, answer.action, approval, 'approvalOfOneself')
    const note = answer.action === 'refuse' ? answer.reason : ''
    const answered = { answeredById: actor.userId, answeredAt: now(), answer: note }
    const isOutdated = answer.action === 'approve' && approval.status === 'asked' && (await isNoLongerSo(tx, id))
    if (isOutdated) throw await refused(tx, actor, answer.action, approval, 'approvalOutdated')
    const moved = await actOnOne(tx, actor, approvalKind, answer.action, approval, answered, { note })
    if (answer.action === 'approve') await APPROVED_CALLS[approval.kind].carryOut(tx, actor, approval)
    await sayApproval(tx, { approval: moved, from: 'asked', to: moved.status, note })
  })
  return viewApproval(db, actor, id)
}

type Unanswerable = 'approvalOfOneself' | 'approvalOutdated'
const refused = (db: Db, actor: Actor, action: Answer['action'], approval: ApprovalRow, code: Unanswerable) =>
  refusedBeside(db, actor, approvalKind, action, [approval], { code, because: [code] })
