// The only file that touches the dropshipping requests.

import { DomainError, type DropshippingStatus } from '@app/domain'
import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains, SHORTEST_SEARCH, searchable } from '../../db/search.ts'
import type { Doer } from '../events/events.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { type DropshippingRequestRow, dropshippingRequestsTable as requests } from './dropshipping.table.ts'

export type Changes = Partial<Omit<DropshippingRequestRow, 'id' | 'code' | 'version' | 'createdAt' | 'updatedAt'>>
export type DropshippingFilter = {
  statuses?: readonly DropshippingStatus[] | undefined
  clientId?: string | undefined
  q?: string | undefined
}

/** Whose requests somebody reaches (domain, section 9): no condition for an administrator. */
function withinReach({ userId, role }: Doer): SQL | undefined {
  if (role === 'administrator') return undefined
  const owner = role === 'client' ? requests.clientId : requests.associateId
  return userId === null ? sql`false` : eq(owner, userId)
}

export async function addRequest(db: Db, request: typeof requests.$inferInsert): Promise<DropshippingRequestRow> {
  const [added] = await db.insert(requests).values(request).returning()
  if (!added) throw new Error('the request was not added')
  return added
}

const find = (db: Db, actor: Doer, id: string) =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), withinReach(actor)))

export async function getRequest(db: Db, actor: Doer, id: string): Promise<DropshippingRequestRow> {
  const [request] = await find(db, actor, id)
  if (!request) throw new DomainError('dropshippingNotFound', { ids: [id] })
  return request
}

/** Requests are locked after people, and before orders. */
export async function lockRequest(db: Db, actor: Doer, id: string): Promise<DropshippingRequestRow> {
  const [request] = await find(db, actor, id).for('update')
  if (!request) throw new DomainError('dropshippingNotFound', { ids: [id] })
  return request
}

/** Changes a request if it is still what was read. */
export async function moveRequest(db: Db, { id, status, version }: DropshippingRequestRow, changes: Changes) {
  const asRead = and(eq(requests.id, id), eq(requests.status, status), eq(requests.version, version))
  const [moved] = await db.update(requests).set(changes).where(asRead).returning()
  if (!moved) throw new DomainError('dropshippingChangedMeanwhile', { ids: [id] })
  return moved
}

/** The clients' requests that are under way go on with another associate. */
export async function moveRequestsToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const isOpen = notInArray(requests.status, ['refused', 'inDelivery'])
  const theirs = and(inArray(requests.clientId, [...clientIds]), isOpen)
  const locked = await db.select({ id: requests.id }).from(requests).where(theirs).orderBy(requests.id).for('update')
  const ids = locked.map(({ id }) => id)
  if (ids.length > 0) await db.update(requests).set({ associateId }).where(inArray(requests.id, ids))
}

/** The requests that these orders continue. */
export const requestsOfOrders = async (db: Db, ids: readonly (string | null)[]): Promise<DropshippingRequestRow[]> => {
  const wanted = ids.filter((id) => id !== null)
  return wanted.length === 0
    ? []
    : db.select().from(requests).where(inArray(requests.id, wanted)).orderBy(requests.id).for('update')
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
    withinReach(actor),
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
