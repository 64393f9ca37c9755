// What clients call their packages: on every answer that names one, in the bell and by mail.
import { bills, orderActions, orderMatching, orders, search } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { given, newTracking } from '../../../testing/given/given-orders.ts'
import { billed, weighedBundle } from '../../../testing/given/given-packages.ts'
import { mailAbout } from '../../../testing/mails.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF')
const item = (description: string) => ({ description, quantity: 1, unitPriceInCents: 2_000 })

async function asks(client: Person, names: string[], store = 'Amazon'): Promise<Order> {
  const packages = [{ tracking: newTracking(), store, items: names.map(item) }]
  const files = [{ field: 'invoice-0', name: 'factura.pdf', content: PDF }]
  const { orders: made } = await signedInAs(client).call(orders.createOrders, { body: { category: 'B', packages }, files })
  if (!made[0]) throw new Error('no order was made')
  return made[0]
}
const receive = ({ id: orderId }: Order) =>
  administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams: 900 }] } })

test('a package is called by its first item and how many more, until its client names it', async () => {
  const client = await given.client()
  const order = await asks(client, ['Audífonos', 'Cable', 'Funda'])
  expect(order.title).toEqual({ kind: 'thing', name: 'Audífonos', more: 2 })

  await signedInAs(client).call(orderActions.updateDescription, { body: { orderId: order.id, description: 'Regalo de mamá' } })
  const named = { kind: 'thing', name: 'Regalo de mamá', more: 0 }
  expect((await signedInAs(client).call(orders.getOrder, { params: order })).title).toEqual(named)
  const { data } = await signedInAs(client).call(orders.listClientOrders)
  expect(data.map(({ title }) => title)).toEqual([named])
})

test('one that came without an order is called by the end of its tracking', async () => {
  const body = { tracking: '1Z999AA10123456784', weightInGrams: 1_200 }
  const waiting = await administrator.call(orderActions.createUnmatched, { body })
  expect(waiting.title).toEqual({ kind: 'tracking', lastCharacters: '6784' })
})

test('the bell and the mail say the thing, in the language of the reader; staff read the code', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate, language: 'en' })
  const order = await asks(client, ['Audífonos', 'Cable'])
  const body = { orderId: order.id, missing: ['other' as const], note: 'Falta el recibo.' }
  await administrator.call(orderActions.updateIncomplete, { body })

  const { data } = await notificationsOf(client, { count: 1 })
  expect(data[0]?.payload.things).toEqual({ titles: [{ kind: 'thing', name: 'Audífonos', more: 1 }], count: 1 })
  const mail = await mailAbout(client.email, 'Audífonos and 1 more: something is missing before it can go on')
  expect(mail?.text).not.toContain(order.code)
  const { data: ofStaff } = await notificationsOf(associate, { count: 1 })
  expect(ofStaff[0]?.payload).toMatchObject({ orderCode: order.code })
  expect(ofStaff[0]?.payload).not.toHaveProperty('things')
})

test('a name with a full stop, or with signs of a pattern, is all of it in the subject', async () => {
  const client = await given.client()
  const { id: orderId } = await asks(client, ["Champú St. John's $& $1"])
  await administrator.call(orderActions.updateIncomplete, { body: { orderId, missing: ['other'], note: 'Falta el recibo.' } })
  await mailAbout(client.email, "Champú St. John's $& $1: falta algo para seguir")
})

test('whose package became another’s reads its code alone', async () => {
  const [former, client] = [await given.client(), await given.client()]
  const order = await asks(former, ['Zapatos'])
  await receive(order)
  await notificationsOf(former, { count: 1 })
  await administrator.call(orderMatching.updateOrderClient, { params: { id: order.id }, body: { clientId: client.id } })
  const { data } = await notificationsOf(former, { count: 2 })
  expect(data[0]).toMatchObject({ kind: 'orderRemoved', payload: { orderCode: order.code } })
  expect(data[0]?.payload).not.toHaveProperty('things')
})

test('a bill has the titles of its packages, and a client finds both by what they hold', async () => {
  const client = await given.client()
  const { orderIds } = await weighedBundle(client, Array(3).fill({ weightInGrams: 900, valueInCents: 3_000 }))
  const { id } = await billed(client, orderIds)
  const bill = await signedInAs(client).call(bills.getBill, { params: { id } })
  const shoes = { kind: 'thing', name: 'Zapatos', more: 0 }
  expect(bill.orders.map(({ title }) => title)).toEqual([shoes, shoes, shoes])
  const found = await signedInAs(client).call(search.search, { query: { q: bill.code } })
  expect(found).toMatchObject([{ kind: 'bill', things: { titles: [shoes, shoes], count: 3 } }])
})
