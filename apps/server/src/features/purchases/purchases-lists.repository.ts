// Lists of purchases: every filter a screen has, within the reach of whoever asks.
import { type PurchaseStatus, SHORTEST_SEARCH } from '@app/domain'
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains, searchable } from '../../db/search.ts'
import { withinReach } from '../../records/reach.ts'
import type { Doer } from '../events/events.repository.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { purchaseKind } from './purchases.kind.ts'
import { purchaseItemsTable, purchasesTable } from './purchases.table.ts'

export type PurchaseFilter = {
  statuses?: readonly PurchaseStatus[] | undefined
  clientId?: string | undefined
  hasAssociate?: boolean | undefined
  q?: string | undefined
}

const pageOf = pagesOf(
  {
    createdAt: purchasesTable.createdAt,
    updatedAt: purchasesTable.updatedAt,
    code: purchasesTable.code,
    status: purchasesTable.status,
    totalInCents: purchasesTable.totalInCents,
  },
  purchasesTable.id,
)

export async function listPurchases(db: Db, actor: Doer, filter: PurchaseFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ purchase: purchasesTable, cursor })
    .from(purchasesTable)
    .where(and(await matching(db, actor, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countPurchases = async (db: Db, actor: Doer, filter: PurchaseFilter): Promise<number> =>
  countUpToMost(db, purchasesTable, await matching(db, actor, filter))

async function matching(db: Db, actor: Doer, { statuses, clientId, hasAssociate, q }: PurchaseFilter): Promise<SQL | undefined> {
  return and(
    withinReach(purchaseKind, actor),
    clientId ? eq(purchasesTable.clientId, clientId) : undefined,
    hasAssociate === undefined ? undefined : (hasAssociate ? isNotNull : isNull)(purchasesTable.associateId),
    statuses && inArray(purchasesTable.status, [...statuses]),
    await found(db, actor, q),
  )
}

/** The code, what is bought and where, and for staff the client. */
async function found(db: Db, { role }: Doer, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  const { store, description, options, link } = purchaseItemsTable
  const buys = and(
    eq(purchaseItemsTable.purchaseId, purchasesTable.id),
    contains(searchable(store, description, options, link), q),
  )
  const ofClient = role === 'client' ? undefined : await isOfNamedUser(db, purchasesTable.clientId, q)
  return or(
    contains(searchable(purchasesTable.code), q),
    exists(db.select({ id: purchaseItemsTable.id }).from(purchaseItemsTable).where(buys)),
    ofClient,
  )
}
