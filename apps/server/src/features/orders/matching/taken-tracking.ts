import { DomainError } from '@app/domain'
import { violatedConstraint } from '../../../db/violated-constraint.ts'

/**
 * Of two who give one tracking number at once, the second tries again: by now it sees the first, and meets it if it is a package that
 * waits without client. Else it is refused; the refusal says nothing of the other order.
 */
export async function refuseTakenTracking<Result>(work: () => Promise<Result>, field: string): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  try {
    return await work()
  } catch (error) {
    throw isTaken(error) ? new DomainError('trackingTaken', { field }) : error
  }
}

const isTaken = (error: unknown): boolean => violatedConstraint(error) === 'orders_open_tracking_unique'
