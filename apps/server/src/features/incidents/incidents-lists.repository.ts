// Incidents as people see them: the list for administrators, and those of one order.

import type { OrderIncident } from '@app/contract/incidents.contract'
import { DomainError } from '@app/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { incidentsTable } from './incidents.table.ts'

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

export const selectIncidents = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...columns, cursor })
    .from(incidentsTable)
    .innerJoin(ordersTable, eq(ordersTable.id, incidentsTable.orderId))
    .leftJoin(usersTable, eq(usersTable.id, ordersTable.clientId))

export type ListedIncident = Awaited<ReturnType<typeof selectIncidents>>[number]

export async function getIncident(db: Db, id: string): Promise<ListedIncident> {
  const [incident] = await selectIncidents(db).where(eq(incidentsTable.id, id))
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
