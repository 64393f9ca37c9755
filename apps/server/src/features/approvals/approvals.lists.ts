import { accounts as contract } from '@app/contract'
import { eq, or } from 'drizzle-orm'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { approvalInView } from './approval-view.repository.ts'
import { approvalKind } from './approvals.kind.ts'
import { approvalsTable as approvals } from './approvals.table.ts'
import { approvalView } from './approvals.view.ts'

/** Searched by the approval's number, the record's, or the client. */
export const allApprovals = list(
  contract.listApprovals,
  {
    id: approvals.id,
    page: (db, { where, page }) => approvalInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((approval) => approvalView(actor, approval)),
  },
  {
    reach: approvalKind.reach,
    sort: {
      createdAt: approvals.createdAt,
      code: approvals.code,
      status: approvals.status,
      amountInCents: approvals.amountInCents,
    },
    range: between(approvals.createdAt),
    filters: { status: oneOf(approvals.status), kind: oneOf(approvals.kind), recordId: oneOf(approvals.recordId) },
    search: async (q, { db }) =>
      or(
        eq(approvals.code, q.toUpperCase()),
        eq(approvals.recordCode, q.toUpperCase()),
        await isOfNamedUser(db, approvals.clientId, q),
      ),
  },
)
