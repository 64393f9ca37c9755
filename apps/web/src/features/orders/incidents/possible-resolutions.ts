import { INCIDENT_RESOLUTIONS, type IncidentResolution, type OrderAction, type Responsible, responsibleFor } from '@app/domain'

/** What the order must allow for each. */
const ALLOWED_BY: Record<IncidentResolution, readonly OrderAction[]> = {
  solved: ['resolveIncident'],
  lost: ['removeAsLost'],
  damaged: ['removeAsDamaged', 'compensateDamage'],
  seized: ['removeAsSeized'],
  refused: ['removeAsRefused'],
  returned: ['removeAsReturned'],
  abandoned: ['removeAsAbandoned'],
}

type Allowing = { allowedActions: readonly OrderAction[] }

/** How an incident with the order can end now: what is not possible is not offered. */
export const possibleResolutions = ({ allowedActions }: Allowing): readonly IncidentResolution[] =>
  INCIDENT_RESOLUTIONS.filter((one) => ALLOWED_BY[one].some((action) => allowedActions.includes(action)))

/** Nobody answers for what is solved. */
export const usuallyResponsible = (
  resolution: IncidentResolution,
  { intakeAt }: { intakeAt: string | null },
): Responsible | null => (resolution === 'solved' ? null : responsibleFor(resolution, { isReceived: intakeAt !== null }))

export type Damage = { shareInPercent: number; isFit: boolean }
export const ALL_OF_IT: Damage = { shareInPercent: 100, isFit: false }

/** What was handed over stays there, whatever is said of it. */
export const mustStay = ({ allowedActions }: Allowing): boolean => !allowedActions.includes('removeAsDamaged')
