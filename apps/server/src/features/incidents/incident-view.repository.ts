// What is read of incidents to publish them, in one statement: the list for administrators, and those of one order.
import type { Incident, OrderIncident } from '@app/contract/incidents.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader } from '../../records/record-reader.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { personNamedBy } from '../users/person-columns.repository.ts'
import { incidentKind } from './incidents.kind.ts'
import { incidentsTable } from './incidents.table.ts'

const { id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt } = incidentsTable

const INCIDENT = {
  ...{ id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt },
  photos: filesAsJson('incident', sql`= ${id}`) as SQL<Incident['photos']>,
}

const INCIDENT_VIEW = {
  ...INCIDENT,
  order: objectAsJson<Incident['order']>(
    {
      ...{ id: orders.id, code: orders.code, status: orders.status, description: orders.description },
      client: personNamedBy(orders.clientId),
    },
    sql`from ${orders} where ${orders.id} = ${incidentsTable.orderId}`,
  ) as SQL<Incident['order']>,
}

export const incidentInView = recordView(incidentsTable, id, INCIDENT_VIEW)
export type IncidentInView = RowOf<typeof INCIDENT_VIEW>

/** @throws incidentNotFound also where it is beyond reach. */
export const readIncident = recordReader(incidentKind, () => INCIDENT_VIEW)

/** Whether a condition holds of the incident's order. */
export const ofOrderThat = (condition: SQL | undefined): SQL =>
  sql`exists (select from ${orders} where ${orders.id} = ${incidentsTable.orderId} and (${condition ?? sql`true`}))`

/** For the view of an order: what happened to it, oldest first. */
export const incidentsAsJson = (orderId: PgColumn): SQL<Omit<OrderIncident, 'allowedActions'>[]> =>
  listAsJson(INCIDENT, sql`from ${incidentsTable} where ${incidentsTable.orderId} = ${orderId}`, sql`${createdAt}, ${id}`)
