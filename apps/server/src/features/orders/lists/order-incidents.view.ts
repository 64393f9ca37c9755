import type { OrderIncident } from '@app/contract/incidents.contract'
import { incidentLifecycle } from '@app/domain'
import { instantAsAnswered } from '../../../db/text-as-answered.ts'
import { offeredActions } from '../../../records/offered.ts'
import type { Doer } from '../../events/events.repository.ts'
import type { IncidentInOrder } from './order-incidents.repository.ts'

/** An incident of an order, as the order's view read it, with what this person may do with it. */
export const viewIncidentOfOrder = (doer: Doer, incident: IncidentInOrder): OrderIncident => ({
  ...incident,
  createdAt: instantAsAnswered(incident.createdAt),
  updatedAt: instantAsAnswered(incident.updatedAt),
  resolvedAt: incident.resolvedAt && instantAsAnswered(incident.resolvedAt),
  allowedActions: offeredActions(incidentLifecycle, { status: incident.status, facts: {} }, doer),
})
