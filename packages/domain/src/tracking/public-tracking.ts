// What whoever has a package's link reads of it, and for how long (client, section 4).
import type { OrderStatus } from '../lifecycles/order-lifecycle.ts'
import { ORDERS } from '../lifecycles/status-groups.ts'
import { type Moment, momentOf, type OnItsWay, STAGES, type Stage, stageOf } from '../promise/order-stage.ts'
import { businessDay } from '../rules/dates.ts'

export const TRACKING_SHOWN_AFTER_END_IN_DAYS = 30
const DAY_IN_MILLISECONDS = 86_400_000

/** Its way is shown no more: it was delivered, or ended otherwise, 30 days ago. */
export const isTrackingOver = ({ status, statusSince }: { status: OrderStatus; statusSince: Date }, now: Date): boolean =>
  ORDERS.closed.includes(status) &&
  now.getTime() - statusSince.getTime() >= TRACKING_SHOWN_AFTER_END_IN_DAYS * DAY_IN_MILLISECONDS

/** onHold: why is its owner's alone · ended: not handed over, and how is its owner's alone too. */
export const TRACKING_STATES = ['onItsWay', 'onHold', 'inQuito', 'delivered', 'ended'] as const
export type TrackingState = (typeof TRACKING_STATES)[number]

/** What is told of the day: `late` also where the reason is known, which is not told. */
export const TRACKING_MOMENTS = ['late', 'ifInMiamiBy', 'arrives'] as const
export type TrackingMoment = (typeof TRACKING_MOMENTS)[number]

/** Instants at which it reached its stages, as far as they are known. */
export type Reached = Record<'createdAt' | 'expectedAt' | 'intakeAt' | 'shippedAt' | 'deliveredAt', Date | null>

export type StageReached = { stage: Stage; reachedOn: string | null }
export type PublicTracking = {
  state: TrackingState
  /** Null once it ended otherwise. */
  stage: Stage | null
  /** All of its way, with the days of those that it reached; none once it ended otherwise. */
  stages: StageReached[]
  moment: TrackingMoment | null
}

export function publicTrackingOf(order: OnItsWay & Reached): PublicTracking {
  const stage = stageOf(order)
  if (stage === null) return { state: 'ended', stage, stages: [], moment: null }
  const moment = momentOf(order)
  return { state: stateOf(stage, moment), stage, stages: stagesReached(order, stage), moment: told(moment) }
}

function stateOf(stage: Stage, moment: Moment | null): TrackingState {
  if (stage === 'delivered') return 'delivered'
  if (moment === 'onHold') return 'onHold'
  return stage === 'quito' ? 'inQuito' : 'onItsWay'
}

function told(moment: Moment | null): TrackingMoment | null {
  if (moment === 'onHold' || moment === null) return null
  return moment === 'unexplained' ? 'late' : moment
}

/** What was found in Miami before it was announced has no days of before. */
function stagesReached({ arrivalDate, ...at }: Reached & Pick<OnItsWay, 'arrivalDate'>, now: Stage): StageReached[] {
  const days: Record<Stage, string | null> = {
    review: dayOf(at.createdAt),
    expected: dayOf(at.expectedAt),
    miami: dayOf(at.intakeAt),
    flight: dayOf(at.shippedAt),
    quito: arrivalDate,
    delivered: dayOf(at.deliveredAt),
  }
  const reached = STAGES.slice(0, STAGES.indexOf(now) + 1)
  return STAGES.map((stage, index) => {
    const day = reached.includes(stage) ? days[stage] : null
    const isBeforeOthers = reached.slice(index + 1).every((later) => day === null || day <= (days[later] ?? day))
    return { stage, reachedOn: isBeforeOthers ? day : null }
  })
}

const dayOf = (instant: Date | null): string | null => (instant ? businessDay(instant) : null)
