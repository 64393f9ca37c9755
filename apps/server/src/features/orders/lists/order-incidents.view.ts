import type { OrderIncident } from '@app/contract/incidents.contract'
import { allowedActions, incidentLifecycle } from '@app/domain'
import { instantAsAnswered } from '../../../db/text-as-answered.ts'
import type { Doer } from '../../events/events.repository.ts'
import type { IncidentInOrder } from './order-incidents.repository.ts'

/** An incident of an order, as the order's view read it, with what this person may do with it. */
export const viewIncidentOfOrder = (doer: Doer, incident: IncidentInOrder): OrderIncident => ({
  ...incident,
  createdAt: instantAsAnswered(incident.createdAt),
  updatedAt: instantAsAnswered(incident.updatedAt),
  resolvedAt: incident.resolvedAt && instantAsAnswered(incident.resolvedAt),
  allowedActions: allowedActions(incidentLifecycle, { status: incident.status, facts: {} }, doer),
})
