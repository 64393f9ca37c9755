// What is read of refunds to publish them.
import { sql } from 'drizzle-orm'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { companyAccountAsJson } from '../company/company-accounts.repository.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { refundsTable } from './refunds.table.ts'

const { id, code, version, createdAt, updatedAt, status, clientId, amountInCents, destination } = refundsTable
const { paidOn, method, accountId, reference, reason, returnedAt } = refundsTable

const REFUND_VIEW = {
  ...{
    id,
    code,
    version,
    createdAt,
    updatedAt,
    status,
    amountInCents,
    destination,
    paidOn,
    method,
    reference,
    reason,
    returnedAt,
  },
  client: personNamedBy(clientId),
  account: companyAccountAsJson(accountId),
  proofs: filesAsJson('refund', sql`= ${id}`),
}

export const refundInView = recordView(refundsTable, id, REFUND_VIEW)
export type RefundInView = RowOf<typeof REFUND_VIEW>
