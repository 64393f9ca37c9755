// Bills as people see them: lists, one by its order, and what hangs on them.
import { type BillStatus, DomainError } from '@app/domain'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains, SHORTEST_SEARCH } from '../../db/search.ts'
import type { Doer } from '../events/events.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { billOrdersTable } from './bill-lines.table.ts'
import { billColumns } from './bills.repository.ts'
import { type BillRow, billsTable } from './bills.table.ts'

export type BillFilter = {
  statuses?: readonly BillStatus[] | undefined
  clientId?: string | undefined
  q?: string | undefined
}

export async function listBills(db: Db, actor: Doer, filter: BillFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ ...billColumns, cursor })
    .from(billsTable)
    .where(and(await matching(db, actor, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countBills = async (db: Db, actor: Doer, filter: BillFilter): Promise<number> =>
  countUpToMost(db, billsTable, await matching(db, actor, filter))

export async function getBill(db: Db, actor: Doer, id: string): Promise<BillRow> {
  const [bill] = await db
    .select(billColumns)
    .from(billsTable)
    .where(and(eq(billsTable.id, id), withinReach(db, actor)))
  if (!bill) throw new DomainError('billNotFound', { ids: [id] })
  return bill
}

/** The bill that an order is on now; where it is on none, the one that was voided last. */
export async function getBillOfOrder(db: Db, actor: Doer, orderId: string): Promise<BillRow> {
  const [bill] = await db
    .select(billColumns)
    .from(billsTable)
    .innerJoin(billOrdersTable, eq(billOrdersTable.billId, billsTable.id))
    .where(and(eq(billOrdersTable.orderId, orderId), withinReach(db, actor)))
    .orderBy(desc(isNull(billOrdersTable.voidedAt)), desc(billOrdersTable.voidedAt))
    .limit(1)
  if (!bill) throw new DomainError('billNotFound', { ids: [orderId] })
  return bill
}

/** A client's own; for an associate, those that bill an order of theirs; all for an administrator (domain, section 9). */
function withinReach(db: Db, { userId, role }: Doer): SQL | undefined {
  if (role === 'administrator') return undefined
  if (userId === null) return sql`false`
  if (role === 'client') return eq(billsTable.clientId, userId)
  return inArray(billsTable.id, billIdsOfAssociate(db, userId))
}

/** Those that bill, or billed until they were voided, an order of theirs. */
export const billIdsOfAssociate = (db: Db, associateId: string) =>
  db
    .select({ billId: billOrdersTable.billId })
    .from(billOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, billOrdersTable.orderId))
    .where(eq(ordersTable.associateId, associateId))

const pageOf = pagesOf(
  {
    createdAt: billsTable.createdAt,
    code: billsTable.code,
    status: billsTable.status,
    totalInCents: billsTable.totalInCents,
  },
  billsTable.id,
)

async function matching(db: Db, actor: Doer, { statuses, clientId, q }: BillFilter): Promise<SQL | undefined> {
  return and(
    withinReach(db, actor),
    statuses && inArray(billsTable.status, [...statuses]),
    clientId ? eq(billsTable.clientId, clientId) : undefined,
    await found(db, q),
  )
}

/** The bill's number, whom it names, or the client. */
async function found(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  return or(contains(billsTable.searchText, q), await isOfNamedUser(db, billsTable.clientId, q))
}
