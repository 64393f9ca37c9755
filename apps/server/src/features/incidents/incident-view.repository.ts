// What is read of incidents to publish them, in one statement; those of one order are read with it (order-incidents.repository.ts).
import type { Incident } from '@app/contract/incidents.contract'
import { type SQL, sql } from 'drizzle-orm'
import { objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader } from '../../records/record-reader.ts'
import { incidentFilesAsJson } from '../files/files.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { incidentKind } from './incidents.kind.ts'
import { incidentsTable } from './incidents.table.ts'

const { id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt } = incidentsTable

const INCIDENT_VIEW = {
  ...{ id, code, version, createdAt, updatedAt, kind, status, description, outcome, resolution, resolvedAt },
  photos: incidentFilesAsJson(id, 'photo'),
  papers: incidentFilesAsJson(id, 'proof'),
  order: objectAsJson<Incident['order']>(
    {
      ...{ id: orders.id, code: orders.code, status: orders.status, outcome: orders.outcome, description: orders.description },
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
