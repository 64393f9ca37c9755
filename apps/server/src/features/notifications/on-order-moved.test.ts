import { notifications as contract, orderActions, orders, payments } from '@app/contract'
import type { Order } from '@app/contract/orders.contract'
import { describe, expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { billedBundle, ordersOf } from '../../testing/given/given-packages.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import type { OrderMoved, Said } from '../outbox/messages.ts'
import { onOrderMoved } from './on-order-moved.ts'

const HEADPHONES = { description: 'Audífonos', quantity: 1, unitPriceInCents: 6_000 }
const LAST_YEAR = new Date('2025-11-21T15:00:00.000Z')

async function givenOrder(client: Person): Promise<Order> {
  const tracking = `TBA${Math.random().toString().slice(2, 14)}`
  const body = { category: 'B' as const, packages: [{ tracking, items: [HEADPHONES] }] }
  const files = [{ field: 'invoice-0', name: 'factura.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }]
  const { orders: made } = await signedInAs(client).call(orders.createOrders, { body, files })
  if (!made[0]) throw new Error('no order was made')
  return made[0]
}

const receive = (order: Order, weightInGrams = 1_200) =>
  signedInAs('administrator').call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: order.id, weightInGrams }] } })

describe('a client is told', () => {
  test('that their package reached Miami, and where to see it', async () => {
    const client = await given.client()
    const order = await givenOrder(client)

    await receive(order)

    const { data, unread } = await notificationsOf(client, { count: 1 })
    expect(unread).toBe(1)
    expect(data[0]).toMatchObject({
      kind: 'orderInMiami',
      payload: { orderCode: order.code, from: 'inReview', to: 'inWarehouseMIA', note: '' },
      location: `/tuspedidos?open=${order.id}`,
      readAt: null,
    })
  })

  test('what a package that came too heavy lacks, after that it came', async () => {
    const client = await given.client()
    const order = await givenOrder(client)

    await receive(order, 4_200)

    const { data } = await notificationsOf(client, { count: 2 })
    expect(data).toMatchObject([
      { kind: 'orderIncomplete', location: `/?open=${order.id}`, payload: { note: expect.stringContaining('4,2') } },
      { kind: 'orderInMiami', payload: { note: '' } },
    ])
  })

  test('each step of what staff do', async () => {
    const client = await given.client()
    const bill = await billedBundle(client)
    const body = { orderIds: ordersOf(bill), method: 'transfer' as const, reference: 'PICH-8812' }
    await signedInAs('administrator').call(payments.confirmClientPayment, { body })

    const { data } = await notificationsOf(client, { count: 5 })

    const [orderId] = ordersOf(bill)
    expect(data.map(({ kind, location }) => [kind, location])).toEqual([
      ['orderPaid', `/tuspagos?view=paid&open=${bill.id}`],
      // Its price was billed before it was told: ten minutes had not passed.
      ['orderArrived', `/tuspedidos?open=${orderId}`],
      ['orderShipped', `/tuspedidos?open=${orderId}`],
      ['orderInMiami', `/tuspedidos?open=${orderId}`],
      ['orderReviewed', `/tuspedidos?open=${orderId}`],
    ])
  })

  test('nothing of what they do themselves', async () => {
    const client = await given.client()
    const order = await givenOrder(client)
    await signedInAs(client).call(orderActions.removeOrders, { body: { orderIds: [order.id] } })
    const another = await givenOrder(client)
    await receive(another)

    const { data } = await notificationsOf(client, { count: 1 })

    expect(data[0]?.payload.orderCode).toBe(another.code)
  })

  test('nobody else', async () => {
    const client = await given.client()
    const neighbour = await given.client()
    await receive(await givenOrder(client))
    await notificationsOf(client, { count: 1 })

    const told = await Promise.all(
      [signedInAs(neighbour), signedInAs('associate')].map(({ call }) => call(contract.listNotifications)),
    )

    expect(told).toMatchObject([
      { data: [], unread: 0 },
      { data: [], unread: 0 },
    ])
  })
})

describe('a message', () => {
  /** A message of an order that nobody but this test works off. */
  async function givenMessage(client: Person, at: Date) {
    const { db } = await currentServer()
    const orderId = crypto.randomUUID()
    const payload: OrderMoved = {
      orderId,
      version: 7,
      code: 'ORD-7',
      userId: client.id,
      formerUserId: null,
      action: 'ship',
      from: 'inWarehouseMIA',
      to: 'sended',
      note: '',
      requestNumber: null,
      associateId: null,
      doer: { userId: null, role: 'administrator' },
    }
    const message: Said<OrderMoved> = { id: newId(), key: `test/${orderId}`, createdAt: at, attempts: 1, payload }
    return { db, message }
  }

  test('that is worked off twice shows once, and stays read', async () => {
    const client = await given.client()
    const { db, message } = await givenMessage(client, new Date())

    await onOrderMoved({ db }, message)
    await signedInAs(client).call(contract.markNotificationsRead, { body: { all: true } })
    await onOrderMoved({ db }, message)

    expect(await notificationsOf(client, { count: 1 })).toMatchObject({ unread: 0 })
  })

  test('that two work off at once shows once', async () => {
    const client = await given.client()
    const { db, message } = await givenMessage(client, new Date())

    await Promise.all([onOrderMoved({ db }, message), onOrderMoved({ db }, message)])

    await notificationsOf(client, { count: 1 })
  })

  test('of last year is news of last year', async () => {
    const client = await given.client()
    const { db, message } = await givenMessage(client, LAST_YEAR)

    await onOrderMoved({ db }, message)

    const { data } = await notificationsOf(client, { count: 1 })
    expect(data[0]?.createdAt).toBe('2025-11-21T15:00:00.000Z')
  })
})
