// Bills as people see them: lists, one by its order, and what hangs on them.
import { type BillStatus, DomainError, SHORTEST_SEARCH } from '@app/domain'
import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { withinReach } from '../../records/reach.ts'
import { columnsOf } from '../../records/record-kind.ts'
import type { Doer } from '../events/events.repository.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { billOrdersTable } from './bill-lines.table.ts'
import { billKind } from './bills.kind.ts'
import { type BillRow, billsTable } from './bills.table.ts'

export type BillFilter = {
  statuses?: readonly BillStatus[] | undefined
  clientId?: string | undefined
  q?: string | undefined
}

export async function listBills(db: Db, actor: Doer, filter: BillFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ ...columnsOf(billsTable), cursor })
    .from(billsTable)
    .where(and(await matching(db, actor, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countBills = async (db: Db, actor: Doer, filter: BillFilter): Promise<number> =>
  countUpToMost(db, billsTable, await matching(db, actor, filter))

/** The bill that an order is on now; where it is on none, the one that was voided last. */
export async function getBillOfOrder(db: Db, actor: Doer, orderId: string): Promise<BillRow> {
  const [bill] = await db
    .select(columnsOf(billsTable))
    .from(billsTable)
    .innerJoin(billOrdersTable, eq(billOrdersTable.billId, billsTable.id))
    .where(and(eq(billOrdersTable.orderId, orderId), withinReach(billKind, actor)))
    .orderBy(desc(isNull(billOrdersTable.voidedAt)), desc(billOrdersTable.voidedAt))
    .limit(1)
  if (!bill) throw new DomainError('billNotFound', { ids: [orderId] })
  return bill
}

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
    withinReach(billKind, actor),
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
