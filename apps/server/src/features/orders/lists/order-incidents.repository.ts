import type { OrderIncident } from '@app/contract/incidents.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import { incidentFilesAsJson } from '../../files/files.repository.ts'
import { incidentsTable } from '../../incidents/incidents.table.ts'

const { id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt } = incidentsTable

export type IncidentInOrder = Omit<OrderIncident, 'allowedActions'>

/** For the view of an order: what happened to it, oldest first. */
export const incidentsAsJson = (orderId: PgColumn): SQL<IncidentInOrder[]> =>
  listAsJson(
    {
      ...{ id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt },
      photos: incidentFilesAsJson(id, 'photo'),
      papers: incidentFilesAsJson(id, 'proof'),
    },
    sql`from ${incidentsTable} where ${incidentsTable.orderId} = ${orderId}`,
    sql`${createdAt}, ${id}`,
  )
