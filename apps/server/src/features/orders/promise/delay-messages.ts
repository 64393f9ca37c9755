import type { OrderDelayed } from '../../outbox/messages.ts'
import type { OrderRow } from '../orders.table.ts'

type Late = Pick<
  OrderRow,
  'id' | 'code' | 'status' | 'clientId' | 'promisedDate' | 'estimatedArrivalDate' | 'arrivalDate' | 'delayReason'
>

/** What a client is told of a package that is late; nothing of one that nothing was promised of. */
export function delayOf(order: Late, { today, isExplanation }: { today: string; isExplanation: boolean }): OrderDelayed[] {
  const { id: orderId, code, status: to, clientId: userId, promisedDate, delayReason: reason } = order
  const day = order.arrivalDate ?? order.estimatedArrivalDate
  if (userId === null || promisedDate === null || day === null) return []
  return [{ orderId, code, to, userId, promisedDate, day, reason, on: today, isExplanation }]
}
