import { payments as contract } from '@app/contract'
import { eq, inArray, or, sql } from 'drizzle-orm'
import { contains, searchable } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf, whether, within } from '../../records/list-filters.ts'
import { billsTable as bills } from '../bills/bills.table.ts'
import { movesTable as moves } from '../ledger/moves.table.ts'
import { appliedWhere, isTakenBack, paymentInView } from '../ledger/payment-view.repository.ts'
import { paymentsTable as payments } from '../ledger/payments.table.ts'
import { paymentView } from '../ledger/payments.view.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { paymentReach } from './payment-reach.repository.ts'

/** What is taken back counts against it. */
export const sumsOfPayments = { table: payments, columns: { amountInCents: payments.amountInCents } }

/** Searched by the payment's number or reference, the bill, or the client. */
export const allPayments = list(
  contract.listPayments,
  {
    id: payments.id,
    page: (db, { where, page }) => paymentInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((payment) => paymentView(actor, payment)),
  },
  {
    reach: paymentReach,
    sort: {
      createdAt: payments.createdAt,
      receivedOn: payments.receivedOn,
      code: payments.code,
      amountInCents: payments.amountInCents,
    },
    range: between(payments.receivedOn),
    filters: {
      clientId: oneOf(payments.clientId),
      billId: (ids: readonly string[]) => appliedWhere(inArray(moves.toBillId, [...ids])),
      purchaseId: (ids: readonly string[]) => appliedWhere(inArray(moves.toPurchaseId, [...ids])),
      method: oneOf(payments.method),
      accountId: oneOf(payments.accountId),
      amountInCents: within(payments.amountInCents),
      isTakenBack: whether(isTakenBack),
    },
    search: async (q, { db }) => {
      const named = db.select({ id: bills.id }).from(bills).where(contains(bills.searchText, q))
      return or(
        eq(payments.code, q.toUpperCase()),
        contains(searchable(payments.reference), q),
        await isOfNamedUser(db, payments.clientId, q),
        appliedWhere(sql`${moves.toBillId} = any(array(${named}))`),
      )
    },
  },
)
