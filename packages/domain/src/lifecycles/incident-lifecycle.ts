// The life of an incident with a package, domain sections 4 and 5, as data.
import { INCIDENT_ENDINGS, ORDER_OUTCOMES } from '../rules/endings.ts'
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

export const INCIDENT_KINDS = ['lost', 'damaged', 'seized', 'refused', 'returned', 'abandoned', 'delayed', 'overLimit'] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** What its resolution says, which need not be as it began: what was delayed may turn out lost, what was lost may be found. */
export const INCIDENT_RESOLUTIONS = ['solved', ...INCIDENT_ENDINGS] as const
export type IncidentResolution = (typeof INCIDENT_RESOLUTIONS)[number]

/** How it ended: by its resolution, or with an order that was removed. */
export const INCIDENT_OUTCOMES = ['solved', ...ORDER_OUTCOMES] as const
export type IncidentOutcome = (typeof INCIDENT_OUTCOMES)[number]

export const INCIDENT_STATUSES = ['opened', 'resolved'] as const
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number]

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'open', from: [], to: 'opened', by: BY.administrator, call: 'POST /order/{id}/incident' },
  { action: 'resolve', from: ['opened'], to: 'resolved', by: BY.administrator, call: 'PATCH /order/{id}/incident, DELETE /order/' },
] as const satisfies readonly Transition<IncidentStatus, string, never>[]

export type IncidentAction = (typeof transitions)[number]['action']

export const incidentLifecycle: Lifecycle<IncidentStatus, IncidentAction, never> = {
  name: 'incident',
  statuses: INCIDENT_STATUSES,
  refusal: 'incidentActionNotAllowed',
  transitions,
}
export const INCIDENT_ACTIONS = actionsOf(incidentLifecycle)
