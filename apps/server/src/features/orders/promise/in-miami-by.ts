import { type ParameterKey, weekdayBefore } from '@app/domain'
import { parametersInView } from '../../parameters/read-parameters.ts'

type Expected = {
  intakeAt: Date | string | null
  estimatedArrivalDate: string | null
  inForce: Partial<Record<ParameterKey, number>>
}

/** The last cut-off before the day on which it is expected; null once it is in Miami. */
export function inMiamiBy({ intakeAt, estimatedArrivalDate, inForce }: Expected): string | null {
  if (intakeAt !== null || estimatedArrivalDate === null) return null
  return weekdayBefore(estimatedArrivalDate, parametersInView(inForce).cutOffDay)
}
