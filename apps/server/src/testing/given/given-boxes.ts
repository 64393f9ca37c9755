// A box that holds enough for several packages, and what it may become.
import { orderActions, type Sent } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { askFor } from '../package-requests.ts'
import { type Person, signedInAs } from '../world.ts'
import { newTracking } from './given-orders.ts'

export type Part = Sent<typeof orderActions.splitOrder>['body']['parts'][number]

const SHOES = { description: 'Zapatos', unitPriceInCents: 4_000 }
const CAPS = { description: 'Gorras', unitPriceInCents: 1_500 }

/** Three pairs of shoes and two caps of a client, 150.00 together: scanned in Miami with this weight. */
export async function givenBox(client: Person, weightInGrams: number): Promise<Order> {
  const items = [
    { ...SHOES, quantity: 3 },
    { ...CAPS, quantity: 2 },
  ]
  const { orders } = await askFor(client, [{ tracking: newTracking(), items }])
  const orderId = orders[0]?.id ?? ''
  await signedInAs(client).call(orderActions.authorizeBundling, { body: { orderIds: [orderId], isAuthorizedToBundle: true } })
  const body = { arrivals: [{ orderId, weightInGrams, dimensionsInMillimetres: { length: 400, width: 300, height: 200 } }] }
  const received = await signedInAs('administrator').call(orderActions.confirmWarehouse, { body })
  return received.orders[0] as Order
}

export const boxPart = (
  pairsOfShoes: number,
  caps: number,
  { weightInGrams, valueInCents = pairsOfShoes * 4_000 + caps * 1_500 }: { weightInGrams: number; valueInCents?: number },
): Part => ({
  items: [
    { ...SHOES, quantity: pairsOfShoes },
    { ...CAPS, quantity: caps },
  ].filter(({ quantity }) => quantity > 0),
  productValueInCents: valueInCents,
  weightInGrams,
})
