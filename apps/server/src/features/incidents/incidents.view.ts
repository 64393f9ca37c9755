import type { Incident } from '@app/contract/incidents.contract'
import { incidentLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import { type IncidentInView, readIncident } from './incident-view.repository.ts'
import { incidentSnapshot } from './incidents.kind.ts'

/** The incident as it is published, with what this person may do with it. */
export const incidentView = (doer: Doer, incident: IncidentInView): Incident => ({
  id: incident.id,
  code: incident.code,
  version: incident.version,
  createdAt: incident.createdAt,
  updatedAt: incident.updatedAt,
  kind: incident.kind,
  status: incident.status,
  description: incident.description,
  photos: incident.photos,
  papers: incident.papers,
  outcome: incident.outcome,
  resolution: incident.resolution,
  resolvedAt: incident.resolvedAt,
  order: incident.order,
  allowedActions: offeredActions(incidentLifecycle, incidentSnapshot(incident), doer),
})

/** @throws incidentNotFound also where it is beyond reach. */
export const viewIncident = async (db: Db, doer: Doer, id: string): Promise<Incident> =>
  incidentView(doer, await readIncident(db, doer, id))
