// Where a package is on its way, in the few steps that its owner thinks in (client, section 1).
import type { OrderStatus } from '../lifecycles/order-lifecycle.ts'
import { GROUP_OF_ORDER, ORDERS, type OrderGroup } from '../lifecycles/status-groups.ts'
import type { PLACES } from '../rules/vocabularies.ts'
import type { DelayReason } from './causes.ts'

export const STAGES = ['review', 'expected', 'miami', 'flight', 'quito', 'delivered'] as const
export type Stage = (typeof STAGES)[number]

const STAGE_OF: Readonly<Record<OrderGroup, Stage | null>> = {
  requested: 'review',
  incomplete: 'review',
  expected: 'expected',
  atMiami: 'miami',
  inFlight: 'flight',
  inQuito: 'quito',
  billed: 'quito',
  paid: 'quito',
  delivered: 'delivered',
  removed: null,
}

/** What is incomplete waits where it is: also in Miami. Its flight ends where it landed. Null once the package goes nowhere. */
export function stageOf({ status, intakeAt }: { status: OrderStatus; intakeAt: Date | string | null }): Stage | null {
  if (status === 'arrived') return 'quito'
  const stage = STAGE_OF[GROUP_OF_ORDER[status]]
  return stage === 'review' && intakeAt !== null ? 'miami' : stage
}

/** The warehouse in whose zone it is told since when. */
export const placeOf = (stage: Stage): (typeof PLACES)[number] => (stage === 'miami' || stage === 'flight' ? 'MIA' : 'UIO')

/** Days are 'YYYY-MM-DD' of Quito. */
export type OnItsWay = {
  status: OrderStatus
  incidentOpen: boolean
  /** Staff hold it back. */
  hold: object | null
  arrivalDate: string | null
  estimatedArrivalDate: string | null
  daysLate: number
  delayReason: DelayReason | null
  /** By when it must reach Miami; null once it is there. */
  inMiamiBy: string | null
}

/** Something is missing, an incident is open, or staff hold it back: no day is said. */
export const isOnHold = ({
  status,
  incidentOpen,
  hold,
  arrivalDate,
}: Pick<OnItsWay, 'status' | 'incidentOpen' | 'hold' | 'arrivalDate'>): boolean =>
  arrivalDate === null &&
  (hold !== null || GROUP_OF_ORDER[status] === 'incomplete' || (incidentOpen && ORDERS.onTheWay.includes(status)))

export type Hold = 'incident' | 'missing' | 'answered' | 'held'

/** Why it is on hold: an incident before anything else, and what its client can do before what the house does. */
export function holdOf({ status, incidentOpen }: Pick<OnItsWay, 'status' | 'incidentOpen'>): Hold {
  if (incidentOpen) return 'incident'
  if (GROUP_OF_ORDER[status] !== 'incomplete') return 'held'
  return status === 'incomplete' ? 'missing' : 'answered'
}

export type Moment = 'onHold' | 'unexplained' | 'late' | 'ifInMiamiBy' | 'arrives'

/** Which sentence says when it comes; null once it is in Quito. */
export function momentOf(order: OnItsWay): Moment | null {
  if (isOnHold(order)) return 'onHold'
  if (order.estimatedArrivalDate === null || !ORDERS.onTheWay.includes(order.status)) return null
  if (order.daysLate > 0) return order.delayReason === null ? 'unexplained' : 'late'
  return order.inMiamiBy === null ? 'arrives' : 'ifInMiamiBy'
}
