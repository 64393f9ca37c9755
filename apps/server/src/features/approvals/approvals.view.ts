import type { Answer, accounts as contract } from '@app/contract'
import type { Approval } from '@app/contract/fields/approvals'
import { answersOpen, approvalLifecycle, hasDuty } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { offeredActions } from '../../records/offered.ts'
import { only } from '../../records/only.ts'
import { type Doer, timelineAsAnswered } from '../events/events.repository.ts'
import { CALLS_OF_APPROVALS, DUTIES_OF_APPROVALS } from './approval-calls.ts'
import { type ApprovalInView, approvalInView, readApproval } from './approval-view.repository.ts'
import { approvalSnapshot } from './approvals.kind.ts'

/** The approval as it is published, with what this person may do with it. */
export const approvalView = (doer: Doer, approval: ApprovalInView): Approval => ({
  id: approval.id,
  code: approval.code,
  version: approval.version,
  createdAt: approval.createdAt,
  updatedAt: approval.updatedAt,
  status: approval.status,
  kind: approval.kind,
  call: CALLS_OF_APPROVALS[approval.kind],
  record: { kind: approval.recordKind, id: approval.recordId, code: approval.recordCode },
  client: approval.client,
  amountInCents: approval.amountInCents,
  reason: approval.reason,
  askedBy: approval.askedBy,
  answeredBy: approval.answeredBy,
  answeredAt: approval.answeredAt,
  answer: approval.answer,
  endsAt: approval.endsAt,
  actsAt: approval.actsAt,
  isOutdated: approval.isOutdated,
  allowedActions: !hasDuty(doer, DUTIES_OF_APPROVALS[approval.kind])
    ? []
    : answersOpen(offeredActions(approvalLifecycle, approvalSnapshot(approval), doer), {
        isOwn: approval.askedBy.id === doer.userId,
        isOutdated: approval.isOutdated,
      }),
})

export const viewApproval = async (db: Db, doer: Doer, id: string): Promise<Approval> =>
  approvalView(doer, only(await approvalInView.byIds(db, [id])))

export async function viewApprovalDetail(db: Db, doer: Doer, id: string): Promise<Answer<typeof contract.getApproval>> {
  const { timeline, ...approval } = await readApproval(db, doer, id)
  return { ...approvalView(doer, approval), timeline: timelineAsAnswered(timeline) }
}
