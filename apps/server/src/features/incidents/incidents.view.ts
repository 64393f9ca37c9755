import type { Incident, OrderIncident } from '@app/contract/incidents.contract'
import { allowedActions, incidentLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import type { Doer } from '../events/events.repository.ts'
import { fileViews } from '../files/file.view.ts'
import * as files from '../files/files.repository.ts'
import { personView } from '../users/user.view.ts'
import { incidentSnapshot } from './incidents.kind.ts'
import type { IncidentRow } from './incidents.table.ts'
import { getIncident, type ListedIncident } from './incidents-lists.repository.ts'

/** The incidents as they are published, in the order given, with what this person may do with each. */
export async function viewIncidents(db: Db, doer: Doer, listed: readonly ListedIncident[]): Promise<Incident[]> {
  const photosOf = await photos(
    db,
    listed.map(({ incident }) => incident),
  )
  return listed.map(({ incident, order, client }) => ({
    ...incidentView(doer, incident, photosOf.get(incident.id) ?? []),
    order: { ...order, client: client && personView(client) },
  }))
}

export async function viewIncident(db: Db, doer: Doer, id: string): Promise<Incident> {
  const [view] = await viewIncidents(db, doer, [await getIncident(db, id)])
  if (!view) throw new Error(`incident ${id} has no view`)
  return view
}

/** Of an order, as its view read them. */
export const viewIncidentOfOrder = (doer: Doer, incident: Omit<OrderIncident, 'allowedActions'>): OrderIncident => ({
  ...incident,
  createdAt: instantAsAnswered(incident.createdAt),
  updatedAt: instantAsAnswered(incident.updatedAt),
  resolvedAt: incident.resolvedAt && instantAsAnswered(incident.resolvedAt),
  allowedActions: allowedActions(incidentLifecycle, incidentSnapshot(incident), doer),
})

async function photos(db: Db, incidents: readonly IncidentRow[]) {
  const ids = incidents.map(({ id }) => id)
  return Map.groupBy(await files.listOf(db, 'incident', ids), ({ recordId }) => recordId)
}

const incidentView = (doer: Doer, incident: IncidentRow, photos: readonly files.StoredFileRow[]): OrderIncident => ({
  id: incident.id,
  code: incident.code,
  version: incident.version,
  createdAt: incident.createdAt.toISOString(),
  updatedAt: incident.updatedAt.toISOString(),
  kind: incident.kind,
  status: incident.status,
  description: incident.description,
  photos: fileViews([...photos]),
  outcome: incident.outcome,
  resolution: incident.resolution,
  resolvedAt: incident.resolvedAt?.toISOString() ?? null,
  allowedActions: allowedActions(incidentLifecycle, incidentSnapshot(incident), doer),
})
