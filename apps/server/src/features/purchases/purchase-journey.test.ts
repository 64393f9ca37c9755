import { bills, orderActions, orders, prices } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { billed, paid } from '../../testing/given/given-packages.ts'
import { accept, approve, ask, ownClient, review } from '../../testing/given/given-purchases.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)

/** From Miami to the Quito warehouse, weighing 2.50 kg in both. */
async function bringToQuito(orderId: string, owner: Parameters<typeof signedInAs>[0]): Promise<void> {
  const weightInGrams = 2_500
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams }] } })
  await signedInAs(owner).call(orderActions.authorizeBundling, { body: { orderIds: [orderId], isAuthorizedToBundle: true } })
  const order = await administrator.call(orders.getOrder, { params: { id: orderId } })
  await given.manifest({ status: 'arrived', bundles: [await given.bundle({ orders: [order] })] })
  await administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId, weightInGrams }] } })
}

test('a purchase is asked for, accepted, paid up front in part, flown to Quito and billed at the price that was accepted', async () => {
  const { associate, client } = await ownClient()
  const asked = await ask(client, { storeShippingInCents: 0 })
  const withShipping = { storeShippingInCents: 599, temporalPriceInCents: 14_442, comment: 'La tienda cobra el envío.' }
  const accepted = await accept(client, await review(associate, asked, withShipping))
  const paidUpFront = { amountInCents: 10_000, method: 'transfer', reference: 'PICH-8812' } as const
  const { order } = await approve(associate, accepted, { paidUpFront })
  expect(await books()).toEqual([])

  await bringToQuito(order?.id ?? '', client)
  const bill = await billed(client, [order?.id ?? ''])

  // Freight 22.50 and 2.40 of the value, the purchase 144.42, IVA of 35.60 (carriage and fee) 5.34, duty 20.00; less 100.00.
  expect(bill).toMatchObject({
    subtotalInCents: 16_932,
    taxInCents: 534,
    dutyInCents: 2_000,
    totalInCents: 19_466,
    dueInCents: 9_466,
  })
  const lines = bill.orders.flatMap((billedOrder) => billedOrder.lines)
  for (const line of accepted.price.lines) expect(lines).toContainEqual(line)
  expect(bill.applied).toMatchObject([{ from: 'purchase', amountInCents: 10_000 }])
  expect(await books()).toEqual([])

  await paid(bill)
  const [charged] = (await signedInAs(client).call(bills.listBills)).data
  expect(charged).toMatchObject({ code: bill.code, status: 'charged' })
  expect(await books()).toEqual([])
})
