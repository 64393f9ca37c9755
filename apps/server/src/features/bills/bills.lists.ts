import { bills as contract } from '@app/contract'
import type { PaymentMethod } from '@app/domain'
import { inArray, isNotNull, or } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { between, oneOf, whether, within } from '../../records/list-filters.ts'
import { dueOfBill } from '../ledger/accounts.repository.ts'
import { isPaidBy } from '../ledger/payment-view.repository.ts'
import { associateOf } from '../ledger/reports/billing.repository.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { inSet } from '../set-records/in-set.repository.ts'
import { isFinishedBill } from './bill-facts.repository.ts'
import { billInView } from './bill-view.repository.ts'
import { billKind } from './bills.kind.ts'
import { billsTable as bills } from './bills.table.ts'
import { billView } from './bills.view.ts'

export const sumsOfBills = { table: bills, columns: { totalInCents: bills.totalInCents, dueInCents: dueOfBill(bills.id) } }

/** Searched by the bill's number, whom it names, or the client. */
export const allBills = list(
  contract.listBills,
  {
    id: bills.id,
    page: (db, { where, page }) => billInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((bill) => billView(actor, bill)),
  },
  {
    reach: billKind.reach,
    sort: { createdAt: bills.createdAt, code: bills.code, status: bills.status, totalInCents: bills.totalInCents },
    range: (days, { dateOf }) => between(dateOf === 'voided' ? bills.voidedAt : bills.createdAt)(days),
    filters: {
      status: oneOf(bills.status),
      isFinished: whether(isFinishedBill),
      clientId: oneOf(bills.clientId),
      associateId: (ids: readonly string[]) => inArray(associateOf(bills.id), [...ids]),
      totalInCents: within(bills.totalInCents),
      method: (methods: readonly PaymentMethod[]) => isPaidBy(methods),
      set: inSet('bills', bills.id),
      dateOf: (day: 'issued' | 'voided') => (day === 'voided' ? isNotNull(bills.voidedAt) : undefined),
    },
    search: async (q, { db }) => or(contains(bills.searchText, q), await isOfNamedUser(db, bills.clientId, q)),
  },
)
