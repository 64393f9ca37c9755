import { eq } from 'drizzle-orm'
import { ordersTable } from '../../features/orders/orders.table.ts'
import { currentServer } from '../server.ts'

/** A package in Miami as if its client had been promised a day long past, and told the one of now. */
export async function givenLate<Order extends { id: string; estimatedArrivalDate: string | null }>(order: Order): Promise<Order> {
  const { db } = await currentServer()
  const late = { promisedDate: '2020-01-03', toldArrivalDate: order.estimatedArrivalDate, toldArrivalOn: '2020-01-02' }
  await db.update(ordersTable).set(late).where(eq(ordersTable.id, order.id))
  return order
}
