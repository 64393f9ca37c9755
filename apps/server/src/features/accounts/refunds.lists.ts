import { accounts as contract } from '@app/contract'
import { eq, or } from 'drizzle-orm'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { refundInView } from './refund-view.repository.ts'
import { refundKind } from './refunds.kind.ts'
import { refundsTable as refunds } from './refunds.table.ts'
import { refundView } from './refunds.view.ts'

export const sumsOfRefunds = { table: refunds, columns: { amountInCents: refunds.amountInCents } }

/** Searched by the refund's number, or the client. */
export const allRefunds = list(
  contract.listRefunds,
  {
    id: refunds.id,
    page: (db, { where, page }) => refundInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((refund) => refundView(actor, refund)),
  },
  {
    reach: refundKind.reach,
    sort: { createdAt: refunds.createdAt, code: refunds.code, status: refunds.status, amountInCents: refunds.amountInCents },
    range: between(refunds.createdAt),
    filters: { status: oneOf(refunds.status), clientId: oneOf(refunds.clientId) },
    search: async (q, { db }) => or(eq(refunds.code, q.toUpperCase()), await isOfNamedUser(db, refunds.clientId, q)),
  },
)
