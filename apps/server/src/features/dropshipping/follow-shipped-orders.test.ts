import { dropshipping, orderActions } from '@app/contract'
import { expect, test } from 'vitest'
import { end } from '../../testing/given/given-ended.ts'
import { given } from '../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const WATCHES = { link: 'https://www.example.com/reloj', description: 'Reloj', options: '', quantity: 2, comment: '' }
const QUOTE = { action: 'quote' as const, unitPriceInCents: 2_000, storeShippingInCents: 0, lastDay: '2099-12-31', comment: '' }

/** A request of two watches at 20.00, bought, whose package became two in Miami. */
async function boughtInTwoParts(client: Person) {
  const caller = signedInAs(client)
  const params = await caller.call(dropshipping.createDropshipping, { body: WATCHES })
  const update = dropshipping.updateDropshipping
  const { quote } = await administrator.call(update, { params, body: QUOTE })
  const accepted = { action: 'accept' as const, quotedPriceInCents: quote?.price.totalInCents ?? 0 }
  await caller.call(update, { params, body: accepted })
  const { order } = await administrator.call(update, { params, body: { action: 'purchase' } })
  const id = order?.id ?? ''
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams: 1_000 }] } })
  const one = { items: [{ description: 'Reloj', quantity: 1, unitPriceInCents: 2_000 }], productValueInCents: 2_000 }
  const body = {
    parts: [
      { ...one, weightInGrams: 500 },
      { ...one, weightInGrams: 500 },
    ],
  }
  const { orders } = await administrator.call(orderActions.splitOrder, { params: { id }, body })
  return { params, orders }
}

test('a request is in delivery once the package that stayed its order left Miami, whichever part leaves first', async () => {
  const client = await given.client()
  const { params, orders } = await boughtInTwoParts(client)
  const [order, part] = orders
  if (!order || !part) throw new Error('the package was not split')
  const statusNow = async () => (await signedInAs(client).call(dropshipping.getDropshipping, { params })).status

  await given.manifest({ status: 'sended', bundles: [await given.bundle({ orders: [part] })] })
  expect(await statusNow()).toBe('purchased')

  await given.manifest({ status: 'sended', bundles: [await given.bundle({ orders: [order] })] })
  expect(await statusNow()).toBe('inDelivery')

  await end(order.id, 'lost')
  const file = await administrator.call(dropshipping.exportDropshipping, { query: { clientId: [client.id], format: 'csv' } })
  expect(new TextDecoder().decode(file.content)).toContain(',Perdido,')
})
