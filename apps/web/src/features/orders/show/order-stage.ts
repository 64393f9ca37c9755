// Where a package is on its way, in the few steps that its owner thinks in.
import type { Order, OrderDetail } from '@app/contract/orders.contract'
import { GROUP_OF_ORDER, ORDERS, type OrderStatus } from '@app/domain'
import type { Place } from '../../../ui/show/format.ts'

export const STAGES = ['review', 'expected', 'miami', 'flight', 'quito', 'delivered'] as const
export type Stage = (typeof STAGES)[number]

const STAGE_OF: Readonly<Record<OrderStatus, Stage | null>> = {
  inReview: 'review',
  incomplete: 'review',
  incompleteState: 'review',
  reviewed: 'expected',
  inWarehouseMIA: 'miami',
  sended: 'flight',
  arrived: 'quito',
  inWarehouseUIO: 'quito',
  pendingOfPay: 'quito',
  paid: 'quito',
  receivedAndDelivered: 'delivered',
  removed: null,
}

/** What is incomplete waits where it is: also in Miami. Null once the package goes nowhere. */
export const stageOf = ({ status, intakeAt }: Pick<Order, 'status' | 'intakeAt'>): Stage | null =>
  STAGE_OF[status] === 'review' && intakeAt !== null ? 'miami' : STAGE_OF[status]

/** The warehouse in whose zone it is told since when. */
export const placeOf = (stage: Stage): Place => (stage === 'miami' || stage === 'flight' ? 'MIA' : 'UIO')

type Held = Pick<Order, 'status' | 'incidentOpen' | 'arrivalDate'>

/** Something is missing, or an incident is open: no day is said. */
export const isOnHold = ({ status, incidentOpen, arrivalDate }: Held): boolean =>
  arrivalDate === null && (GROUP_OF_ORDER[status] === 'incomplete' || (incidentOpen && ORDERS.onTheWay.includes(status)))

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
