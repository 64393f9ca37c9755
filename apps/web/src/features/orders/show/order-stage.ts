// Where a package is on its way, in the few steps that its owner thinks in.
import type { Order } from '@app/contract/orders.contract'
import type { OrderStatus } from '@app/domain'
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

/** What is said of the day of arrival: it comes, it has gone by without the package, or (in Quito, or with no day) nothing. */
export function arrivalOf(stage: Stage, estimatedArrivalDate: string | null, today: string): 'arrives' | 'wasExpected' | null {
  if (estimatedArrivalDate === null || STAGES.indexOf(stage) >= STAGES.indexOf('quito')) return null
  return estimatedArrivalDate < today ? 'wasExpected' : 'arrives'
}
