// Dropshipping requests as people see them. They are made and moved by the motor (records/).

import { type DropshippingStatus, dropshippingThatIs, SHORTEST_SEARCH } from '@app/domain'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains, searchable } from '../../db/search.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { withinReach } from '../../records/reach.ts'
import { lockWhere } from '../../records/records.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { type DropshippingRequestRow, dropshippingRequestsTable as requests } from './dropshipping.table.ts'

export type DropshippingFilter = {
  statuses?: readonly DropshippingStatus[] | undefined
  clientId?: string | undefined
  q?: string | undefined
}

/** The clients' requests that are under way go on with another associate. */
export async function moveRequestsToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const isOpen = inArray(requests.status, dropshippingThatIs('open'))
  const locked = await lockWhere(db, dropshippingKind, and(inArray(requests.clientId, [...clientIds]), isOpen))
  await change(
    db,
    dropshippingKind,
    locked.map((row) => ({ row, changes: { associateId } })),
  )
}

/** The requests that these orders continue, locked. */
export const requestsOfOrders = async (db: Db, ids: readonly (string | null)[]): Promise<DropshippingRequestRow[]> => {
  const wanted = ids.filter((id) => id !== null)
  return wanted.length === 0 ? [] : lockWhere(db, dropshippingKind, inArray(requests.id, wanted))
}

const associate = alias(usersTable, 'associate')

/** People and the order that each became, by request. */
export async function contextsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: requests.id,
      client: personColumns(usersTable),
      associate: personColumns(associate),
      order: { id: ordersTable.id, code: ordersTable.code, status: ordersTable.status },
    })
    .from(requests)
    .innerJoin(usersTable, eq(usersTable.id, requests.clientId))
    .leftJoin(associate, eq(associate.id, requests.associateId))
    .leftJoin(ordersTable, and(eq(ordersTable.dropshippingRequestId, requests.id), sql`${ordersTable.splitFromId} is null`))
    .where(inArray(requests.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
export type DropshippingContext = NonNullable<ReturnType<Awaited<ReturnType<typeof contextsOf>>['get']>>

const pageOf = pagesOf(
  {
    createdAt: requests.createdAt,
    updatedAt: requests.updatedAt,
    code: requests.code,
    status: requests.status,
    quotedPriceInCents: requests.quotedPriceInCents,
    quoteLastDay: requests.quoteLastDay,
  },
  requests.id,
)

export async function listRequests(db: Db, actor: Doer, filter: DropshippingFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ request: requests, cursor })
    .from(requests)
    .where(and(await matching(db, actor, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countRequests = async (db: Db, actor: Doer, filter: DropshippingFilter): Promise<number> =>
  countUpToMost(db, requests, await matching(db, actor, filter))

async function matching(db: Db, actor: Doer, { statuses, clientId, q }: DropshippingFilter): Promise<SQL | undefined> {
  return and(
    withinReach(dropshippingKind, actor),
    statuses && inArray(requests.status, [...statuses]),
    clientId ? eq(requests.clientId, clientId) : undefined,
    await found(db, actor, q),
  )
}

/** The code, what is wanted, and for staff the client. */
async function found(db: Db, { role }: Doer, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  const ofClient = role === 'client' ? undefined : await isOfNamedUser(db, requests.clientId, q)
  return or(contains(searchable(requests.code, requests.description, requests.options, requests.link), q), ofClient)
}
