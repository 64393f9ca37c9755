// Packages that the house bought for a client, on the money's part of their way.
import { orderActions, prices } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { type Person, signedInAs } from '../world.ts'
import { given, newTracking, reload } from './given-orders.ts'
import { approve, ask } from './given-purchases.ts'

type Bought = { weightInGrams?: number; paidUpFrontInCents?: number }

const administrator = signedInAs('administrator')

/** The order of the purchase of domain section 8 (144.42), in the Miami warehouse; nothing paid up front unless a test says so. */
export async function boughtInMiami(
  client: Person,
  { weightInGrams = 2_500, paidUpFrontInCents }: Bought = {},
): Promise<OrderDetail> {
  const purchase = await ask(client)
  const paidUpFront = { amountInCents: paidUpFrontInCents ?? 0, method: 'transfer' as const, reference: 'PICH-1001' }
  const approval = { tracking: newTracking(), ...(paidUpFrontInCents !== undefined && { paidUpFront }) }
  const { order } = await approve('administrator', purchase, approval)
  return receivedInMiami(order?.id ?? '', client, weightInGrams)
}

async function receivedInMiami(orderId: string, client: Person, weightInGrams: number): Promise<OrderDetail> {
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams }] } })
  const body = { orderIds: [orderId], isAuthorizedToBundle: true }
  await signedInAs(client).call(orderActions.authorizeBundling, { body })
  return reload({ id: orderId })
}

/** The same, weighed alone in Quito. */
export async function boughtInQuito(client: Person, bought: Bought = {}): Promise<OrderDetail> {
  return weighedInQuito(await boughtInMiami(client, bought), bought.weightInGrams ?? 2_500)
}

/** The order of any purchase, from its store to the scale in Quito: 0.90 kg in both. */
export const broughtToQuito = async (orderId: string, client: Person): Promise<OrderDetail> =>
  weighedInQuito(await receivedInMiami(orderId, client, 900), 900)

async function weighedInQuito(order: OrderDetail, weightInGrams: number): Promise<OrderDetail> {
  await given.manifest({ status: 'arrived', bundles: [await given.bundle({ orders: [order] })] })
  const weights = [{ orderId: order.id, weightInGrams }]
  await administrator.call(prices.confirmBundleWeights, { body: { weights } })
  return reload(order)
}
