import { payments as contract } from '@app/contract'
import { eq, or, sql } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { billsTable as bills } from '../bills/bills.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { paymentReach } from './payment-reach.repository.ts'
import { paymentInView } from './payment-view.repository.ts'
import { paymentsTable as payments } from './payments.table.ts'
import { paymentView } from './payments.view.ts'

/** Searched by the payment's number, the bill, or the client. */
export const allPayments = list(
  contract.listPayments,
  {
    id: payments.id,
    page: (db, { where, page }) => paymentInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((payment) => paymentView(actor, payment)),
  },
  {
    reach: paymentReach,
    sort: { createdAt: payments.createdAt, code: payments.code, amountInCents: payments.amountInCents },
    range: between(payments.createdAt),
    filters: {
      clientId: oneOf(payments.clientId),
      billId: oneOf(payments.billId),
      purchaseId: oneOf(payments.purchaseId),
      method: oneOf(payments.method),
    },
    search: async (q, { db }) => {
      const named = db.select({ id: bills.id }).from(bills).where(contains(bills.searchText, q))
      return or(
        eq(payments.code, q.toUpperCase()),
        await isOfNamedUser(db, payments.clientId, q),
        sql`${payments.billId} = any(array(${named}))`,
      )
    },
  },
)
