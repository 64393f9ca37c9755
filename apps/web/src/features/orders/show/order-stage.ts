// Where a package is on its way, in the few steps that its owner thinks in.
import type { Order, OrderDetail } from '@app/contract/orders.contract'
import { GROUP_OF_ORDER, ORDERS, type OrderGroup } from '@app/domain'
import type { Place } from '../../../ui/show/format.ts'

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
export function stageOf({ status, intakeAt }: Pick<Order, 'status' | 'intakeAt'>): Stage | null {
  if (status === 'arrived') return 'quito'
  const stage = STAGE_OF[GROUP_OF_ORDER[status]]
  return stage === 'review' && intakeAt !== null ? 'miami' : stage
}

/** The warehouse in whose zone it is told since when. */
export const placeOf = (stage: Stage): Place => (stage === 'miami' || stage === 'flight' ? 'MIA' : 'UIO')

type Held = Pick<Order, 'status' | 'incidentOpen' | 'arrivalDate'>

/** Something is missing, or an incident is open: no day is said. */
export const isOnHold = ({ status, incidentOpen, arrivalDate }: Held): boolean =>
  arrivalDate === null && (GROUP_OF_ORDER[status] === 'incomplete' || (incidentOpen && ORDERS.onTheWay.includes(status)))

export type Hold = 'incident' | 'missing' | 'answered'

/** Why it is on hold: an incident before anything else. */
export const holdOf = ({ status, incidentOpen }: Pick<Order, 'status' | 'incidentOpen'>): Hold =>
  incidentOpen ? 'incident' : status === 'incomplete' ? 'missing' : 'answered'

export type Moment = 'onHold' | 'unexplained' | 'late' | 'ifInMiamiBy' | 'arrives'

/** Which sentence says when it comes (client, section 1); null once it is in Quito. */
export function momentOf(
  order: Held & Pick<OrderDetail, 'estimatedArrivalDate' | 'daysLate' | 'delayReason' | 'inMiamiBy'>,
): Moment | null {
  if (isOnHold(order)) return 'onHold'
  if (order.estimatedArrivalDate === null || !ORDERS.onTheWay.includes(order.status)) return null
  if (order.daysLate > 0) return order.delayReason === null ? 'unexplained' : 'late'
  return order.inMiamiBy === null ? 'arrives' : 'ifInMiamiBy'
}
