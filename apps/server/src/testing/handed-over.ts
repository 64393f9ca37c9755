import { deliveries } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { ordersOf } from './given/given-packages.ts'
import { type Person, signedInAs } from './world.ts'

/** The client collects what a paid bill holds. */
export async function handedOver(client: Person, bill: Bill): Promise<Bill> {
  const body = { orderIds: ordersOf(bill), identification: client.identification }
  await signedInAs('administrator').call(deliveries.deliverOrders, { body })
  return bill
}
