// What is read of approvals to publish them.
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader } from '../../records/record-reader.ts'
import { timelineAsJson } from '../events/events.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { approvalKind } from './approvals.kind.ts'
import { approvalsTable } from './approvals.table.ts'
import { isOutdated } from './record-versions.repository.ts'

const { id, code, version, createdAt, updatedAt, status, kind, recordKind, recordId, recordCode } = approvalsTable
const { clientId, amountInCents, reason, askedById, answeredById, answeredAt, answer, endsAt, actsAt } = approvalsTable

const APPROVAL_VIEW = {
  ...{ id, code, version, createdAt, updatedAt, status, kind, recordKind, recordId, recordCode, amountInCents, reason },
  ...{ answeredAt, answer, endsAt, actsAt },
  client: personNamedBy(clientId),
  askedBy: personNamedBy(askedById),
  answeredBy: personNamedBy(answeredById),
  isOutdated,
}

export const approvalInView = recordView(approvalsTable, id, APPROVAL_VIEW)
export type ApprovalInView = RowOf<typeof APPROVAL_VIEW>

/** @throws approvalNotFound */
export const readApproval = recordReader(approvalKind, () => ({ ...APPROVAL_VIEW, timeline: timelineAsJson(id) }))
