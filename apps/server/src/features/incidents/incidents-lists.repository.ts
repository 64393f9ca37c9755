// Incidents as people see them: the list for administrators, and those of one order.

import type { OrderIncident } from '@app/contract/incidents.contract'
import { DomainError, type IncidentKind, type IncidentStatus, SHORTEST_SEARCH } from '@app/domain'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { MOST_COUNTED, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { incidentsTable } from './incidents.table.ts'

export type IncidentFilter = {
  statuses?: readonly IncidentStatus[] | undefined
  kinds?: readonly IncidentKind[] | undefined
  q?: string | undefined
}

const columns = {
  incident: incidentsTable,
  order: {
    id: ordersTable.id,
    code: ordersTable.code,
    status: ordersTable.status,
    description: ordersTable.description,
  },
  client: personColumns(usersTable),
}

const from = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...columns, cursor })
    .from(incidentsTable)
    .innerJoin(ordersTable, eq(ordersTable.id, incidentsTable.orderId))
    .leftJoin(usersTable, eq(usersTable.id, ordersTable.clientId))

export async function listIncidents(db: Db, filter: IncidentFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return from(db, cursor)
    .where(and(await matching(db, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}
export type ListedIncident = Awaited<ReturnType<typeof listIncidents>>[number]

/** Counting stops at MOST_COUNTED. */
export async function countIncidents(db: Db, filter: IncidentFilter): Promise<number> {
  const found = from(db)
    .where(await matching(db, filter))
    .limit(MOST_COUNTED)
    .as('found')
  const [counted] = await db.select({ total: count() }).from(found)
  return counted?.total ?? 0
}

export async function getIncident(db: Db, id: string): Promise<ListedIncident> {
  const [incident] = await from(db).where(eq(incidentsTable.id, id))
  if (!incident) throw new DomainError('incidentNotFound', { ids: [id] })
  return incident
}

/** For the view of an order: what happened to it, oldest first. */
export const incidentsAsJson = (orderId: PgColumn): SQL<Omit<OrderIncident, 'allowedActions'>[]> => {
  const { id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt } = incidentsTable
  const photos = filesAsJson('incident', sql`= ${id}`)
  return listAsJson(
    { id, code, version, createdAt, updatedAt, kind, status, description, photos, outcome, resolution, resolvedAt },
    sql`from ${incidentsTable} where ${incidentsTable.orderId} = ${orderId}`,
    sql`${createdAt}, ${id}`,
  )
}

const pageOf = pagesOf(
  {
    createdAt: incidentsTable.createdAt,
    updatedAt: incidentsTable.updatedAt,
    code: incidentsTable.code,
    status: incidentsTable.status,
    kind: incidentsTable.kind,
  },
  incidentsTable.id,
)

async function matching(db: Db, { statuses, kinds, q }: IncidentFilter): Promise<SQL | undefined> {
  return and(
    statuses && inArray(incidentsTable.status, [...statuses]),
    kinds && inArray(incidentsTable.kind, [...kinds]),
    await found(db, q),
  )
}

/** The incident's number, the order, or the client. */
async function found(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q || q.length < SHORTEST_SEARCH) return undefined
  return or(
    eq(incidentsTable.code, q.toUpperCase()),
    contains(ordersTable.searchText, q),
    await isOfNamedUser(db, ordersTable.clientId, q),
  )
}
