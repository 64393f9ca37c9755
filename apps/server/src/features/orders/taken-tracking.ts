import { DomainError } from '@app/domain'
import { violatedConstraint } from '../../db/violated-constraint.ts'

/** Of two who give one tracking number at once, the second is refused; the refusal says nothing of the other order. */
export async function refuseTakenTracking<Result>(work: Promise<Result>, field: string): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (violatedConstraint(error) === 'orders_open_tracking_unique') throw new DomainError('trackingTaken', { field })
    throw error
  }
}
