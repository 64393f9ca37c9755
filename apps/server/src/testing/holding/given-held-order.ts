import { orderActions } from '@app/contract'
import { signedInAs } from '../world.ts'

/** In Miami, until staff release it; of a client who asked for it. */
export async function givenHeld<Order extends { id: string }>(order: Order): Promise<Order> {
  const body = { orderIds: [order.id], reason: 'askedByClient' as const, until: 'released' as const }
  await signedInAs('administrator').call(orderActions.holdOrders, { body })
  return order
}
