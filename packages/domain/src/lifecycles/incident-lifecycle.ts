// The life of an incident with a package, domain sections 4 and 5, as data.
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

export const INCIDENT_KINDS = ['lost', 'seized', 'damaged', 'delayed', 'overLimit'] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** How it ended, which need not be as it began: what was delayed may turn out lost, what was lost may be found. */
export const INCIDENT_OUTCOMES = ['solved', 'lost', 'seized'] as const
export type IncidentOutcome = (typeof INCIDENT_OUTCOMES)[number]

/** Whether the order ends with the incident: removed, with counter-entries. */
export const endsOrder = (outcome: IncidentOutcome): boolean => outcome !== 'solved'

export const INCIDENT_STATUSES = ['opened', 'resolved'] as const
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number]

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'open', from: [], to: 'opened', by: BY.administrator, call: 'POST /order/{id}/incident' },
  { action: 'resolve', from: ['opened'], to: 'resolved', by: BY.administrator, call: 'PATCH /order/{id}/incident' },
] as const satisfies readonly Transition<IncidentStatus, string, never>[]

export type IncidentAction = (typeof transitions)[number]['action']

export const incidentLifecycle: Lifecycle<IncidentStatus, IncidentAction, never> = {
  name: 'incident',
  statuses: INCIDENT_STATUSES,
  refusal: 'incidentActionNotAllowed',
  transitions,
}
export const INCIDENT_ACTIONS = actionsOf(incidentLifecycle)
