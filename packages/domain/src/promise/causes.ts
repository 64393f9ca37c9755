// Why an expected day moved, and what a client is told of it (both ways, section 5).
import { isOverdue, type Journey } from './promise.ts'

export const ARRIVAL_CAUSES = ['cutOffMissed', 'flightMoved', 'transit', 'paused', 'customs'] as const
export type ArrivalCause = (typeof ARRIVAL_CAUSES)[number]

/** In a client's words; staff choose one where none follows from the cause. */
export const DELAY_REASONS = ['flight', 'cutOffMissed', 'customs', 'missingFromClient', 'other'] as const
export type DelayReason = (typeof DELAY_REASONS)[number]

/** Null where nobody knows yet. */
export type Cause = { cause: ArrivalCause | null; reason: DelayReason | null }

/** day: a day went by, or the package moved · loaded: it got a flight · flight: its flight got another day, or took it off. */
export type ArrivalTrigger = 'day' | 'loaded' | 'flight'

/** Why the day of a package that is not paused moved. A flight that should have landed and has not has no cause before staff know it. */
export function causeOfMove(journey: Journey, today: string, trigger: ArrivalTrigger): Cause {
  if (trigger === 'flight') return { cause: 'flightMoved', reason: 'flight' }
  if (!journey.isShipped && journey.departureDate === null && journey.expectedDate === null) return CUT_OFF_MISSED
  if (!journey.isShipped && (journey.departureDate ?? today) < today) return { cause: 'flightMoved', reason: 'flight' }
  if (trigger === 'day' && isOverdue(journey, today)) return { cause: null, reason: null }
  return { cause: 'transit', reason: 'flight' }
}
const CUT_OFF_MISSED: Cause = { cause: 'cutOffMissed', reason: 'cutOffMissed' }

/** What a package waits for. A pause that neither customs nor the client caused has no reason that the product can give a client by itself. */
export function causeOfPause({ isIncomplete, isSeized }: { isIncomplete: boolean; isSeized: boolean }): Cause {
  if (isSeized) return { cause: 'customs', reason: 'customs' }
  return { cause: 'paused', reason: isIncomplete ? 'missingFromClient' : null }
}
