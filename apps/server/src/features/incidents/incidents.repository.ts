// The only file that writes incidents. Reads for lists and views: incidents-lists.repository.ts.
import { DomainError } from '@app/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type IncidentRow, incidentsTable } from './incidents.table.ts'

export type NewIncident = Pick<IncidentRow, 'code' | 'orderId' | 'kind' | 'status' | 'description' | 'openedById'>

export async function addIncident(db: Db, incident: NewIncident): Promise<IncidentRow> {
  const [added] = await db.insert(incidentsTable).values(incident).returning()
  if (!added) throw new Error('the incident was not added')
  return added
}

/** Oldest first. An incident is locked after its order. */
export const lockIncidentsOfOrder = (db: Db, orderId: string): Promise<IncidentRow[]> =>
  db.select().from(incidentsTable).where(eq(incidentsTable.orderId, orderId)).orderBy(incidentsTable.id).for('update')

type Changes = Pick<IncidentRow, 'status' | 'outcome' | 'resolution' | 'resolvedAt' | 'resolvedById'>

/** Changes an incident if it is still what was read. */
export async function moveIncident(db: Db, { id, status, version }: IncidentRow, changes: Changes): Promise<void> {
  const { id: incidentId, status: incidentStatus, version: incidentVersion } = incidentsTable
  const asRead = and(eq(incidentId, id), eq(incidentStatus, status), eq(incidentVersion, version))
  const moved = await db.update(incidentsTable).set(changes).where(asRead).returning({ id: incidentId })
  if (moved.length === 0) throw new DomainError('incidentChangedMeanwhile', { ids: [id] })
}
