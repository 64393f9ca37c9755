// Payments as people see them: lists within somebody's reach, and those of one bill.

import { addDays, type PaymentMethod, SHORTEST_SEARCH, startOfBusinessDay } from '@app/domain'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { all, ownedBy, type Reach, through, withinReach } from '../../records/reach.ts'
import { billKind } from '../bills/bills.kind.ts'
import { billsTable } from '../bills/bills.table.ts'
import type { Doer } from '../events/events.repository.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { paymentsTable } from './payments.table.ts'

export type PaymentFilter = {
  clientId?: string | undefined
  billId?: string | undefined
  purchaseId?: string | undefined
  methods?: readonly PaymentMethod[] | undefined
  /** Business days, both included. */
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
}

const reversal = alias(paymentsTable, 'reversal')
const actor = alias(usersTable, 'actor')

const columns = {
  id: paymentsTable.id,
  code: paymentsTable.code,
  amountInCents: paymentsTable.amountInCents,
  method: paymentsTable.method,
  reference: paymentsTable.reference,
  note: paymentsTable.note,
  reversesId: paymentsTable.reversesId,
  reason: paymentsTable.reason,
  createdAt: paymentsTable.createdAt,
  client: personColumns(usersTable),
  bill: { id: billsTable.id, code: billsTable.code, status: billsTable.status },
  purchase: { id: purchasesTable.id, code: purchasesTable.code },
  reversal: { id: reversal.id, code: reversal.code, reason: reversal.reason, createdAt: reversal.createdAt },
  actor: { firstName: actor.firstName, lastName: actor.lastName },
}

const from = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...columns, cursor })
    .from(paymentsTable)
    .innerJoin(usersTable, eq(usersTable.id, paymentsTable.clientId))
    .leftJoin(billsTable, eq(billsTable.id, paymentsTable.billId))
    .leftJoin(purchasesTable, eq(purchasesTable.id, paymentsTable.purchaseId))
    .leftJoin(reversal, eq(reversal.reversesId, paymentsTable.id))
    .leftJoin(actor, eq(actor.id, paymentsTable.actorId))

export async function listPayments(db: Db, doer: Doer, filter: PaymentFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return from(db, cursor)
    .where(and(await matching(db, doer, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}
export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number]

/** Counting stops at MOST_COUNTED. */
export const countPayments = async (db: Db, doer: Doer, filter: PaymentFilter): Promise<number> =>
  countUpToMost(db, paymentsTable, await matching(db, doer, filter))

/** Oldest first: what was paid, taken back and paid again. */
export const paymentsOfBill = (db: Db, billId: string): Promise<ListedPayment[]> =>
  from(db).where(eq(paymentsTable.billId, billId)).orderBy(paymentsTable.createdAt, paymentsTable.id)

const pageOf = pagesOf(
  { createdAt: paymentsTable.createdAt, code: paymentsTable.code, amountInCents: paymentsTable.amountInCents },
  paymentsTable.id,
)

async function matching(db: Db, doer: Doer, filter: PaymentFilter): Promise<SQL | undefined> {
  const { clientId, billId, purchaseId, methods, from, to, q } = filter
  return and(
    withinReach({ reach: paymentReach }, doer),
    clientId ? eq(paymentsTable.clientId, clientId) : undefined,
    billId ? eq(paymentsTable.billId, billId) : undefined,
    purchaseId ? eq(paymentsTable.purchaseId, purchaseId) : undefined,
    methods && inArray(paymentsTable.method, [...methods]),
    from ? gte(paymentsTable.createdAt, startOfBusinessDay(from)) : undefined,
    to ? lt(paymentsTable.createdAt, startOfBusinessDay(addDays(to, 1))) : undefined,
    await found(db, q),
  )
}

/** A client's own; an associate's are those of the bills and purchases that they reach. Payments are only ever added: they are no kind that lives. */
const paymentReach: Reach = {
  administrator: all,
  associate: (userId) => {
    const ofBill = through(paymentsTable.billId, billKind, 'associate')(userId)
    return sql`(${ofBill} or ${through(paymentsTable.purchaseId, purchaseKind, 'associate')(userId)})`
  },
  client: ownedBy(paymentsTable.clientId),
}

/** The payment's number, the bill, or the client. */
async function found(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  const bills = db.select({ id: billsTable.id }).from(billsTable).where(contains(billsTable.searchText, q))
  return or(
    eq(paymentsTable.code, q.toUpperCase()),
    await isOfNamedUser(db, paymentsTable.clientId, q),
    sql`${paymentsTable.billId} = any(array(${bills}))`,
  )
}
