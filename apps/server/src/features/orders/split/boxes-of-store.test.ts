// What a store sends in several boxes is several packages before it reaches Miami (both ways, section 4).
import { bills, orderActions, payments, prices, purchases } from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { describe, expect, test } from 'vitest'
import { boxPart, givenBox } from '../../../testing/given/given-boxes.ts'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { NOBODY_ELSE } from '../../../testing/given/given-packages.ts'
import { approve, ask, SHOES } from '../../../testing/given/given-purchases.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { type Person, signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
const BAG = { ...SHOES, description: 'Bolso', options: '', quantity: 1, unitPriceInCents: 2_000 }
const SHOE_ITEM = { description: 'Zapatillas de correr (Talla 8, azul)', quantity: 2, unitPriceInCents: 3_450 }
const BAG_ITEM = { description: 'Bolso', quantity: 1, unitPriceInCents: 2_000 }

/** Two pairs of shoes of 34.50 and a bag of 20.00, bought. */
async function bought(client: Person, tracking = ''): Promise<{ purchase: Purchase; order: OrderDetail }> {
  const items = [{ ...SHOES, quantity: 2, unitPriceInCents: 3_450 }, BAG]
  const purchase = await approve('administrator', await ask(client, { items, storeShippingInCents: 0 }), { tracking })
  return { purchase, order: await reload({ id: purchase.order?.id ?? '' }) }
}

type Part = { items: (typeof SHOE_ITEM)[]; productValueInCents: number; tracking?: string; weightInGrams?: number }
const shoes = (more: Partial<Part> = {}): Part => ({ items: [SHOE_ITEM], productValueInCents: 6_900, ...more })
const bag = (more: Partial<Part> = {}): Part => ({ items: [BAG_ITEM], productValueInCents: 2_000, ...more })
const split = ({ id }: { id: string }, parts: Part[]) =>
  administrator.call(orderActions.splitOrder, { params: { id }, body: { parts } })

describe('a purchase that its store sends in two boxes', () => {
  test('is two packages, each with its items, its value and its tracking, and no weight', async () => {
    const client = await given.client()
    const [one, two] = [newTracking(), newTracking()]
    const { purchase, order } = await bought(client, one)
    expect(order.allowedActions).toContain('split')

    const { orders } = await split(order, [shoes(), bag({ tracking: two })])

    expect(orders).toMatchObject([
      { id: order.id, status: 'reviewed', tracking: one, productValueInCents: 6_900, description: SHOE_ITEM.description },
      { status: 'reviewed', tracking: two, productValueInCents: 2_000, description: 'Bolso', service: 'PPE' },
    ])
    expect(orders.map(({ weightInGrams }) => weightInGrams)).toEqual([null, null])
    const second = await reload({ id: orders[1]?.id ?? '' })
    expect(second).toMatchObject({
      items: [BAG_ITEM],
      splitFrom: { id: order.id },
      purchase: { id: purchase.id },
      requestNumber: order.requestNumber,
      client: { id: client.id },
      timeline: [{ action: 'createFromSplit', from: null, to: 'reviewed' }],
    })
    const { data } = await notificationsOf(client, { count: 2 })
    expect(data[0]).toMatchObject({ kind: 'orderSplit', payload: { orderCode: order.code } })
    expect(data.filter(({ payload }) => 'orderCode' in payload && payload.orderCode === second.code)).toEqual([])
  })

  test('comes box by box: each is found by its own number', async () => {
    const { order } = await bought(await given.client(), newTracking())
    const two = newTracking()
    const { orders } = await split(order, [shoes(), bag({ tracking: two })])

    const scanned = await administrator.call(orderActions.createUnmatched, { body: { tracking: two, weightInGrams: 400 } })

    expect(scanned).toMatchObject({ id: orders[1]?.id, status: 'inWarehouseMIA', weightInGrams: 400 })
    expect(await reload(order)).toMatchObject({ status: 'reviewed' })
  })

  test('gets the number of a box later, where its store has not sent it yet', async () => {
    const { order } = await bought(await given.client(), newTracking())
    const { orders } = await split(order, [shoes(), bag()])
    expect(orders[1]?.tracking).toBeNull()
    const tracking = newTracking()

    const set = await administrator.call(orderActions.setTracking, { params: { id: orders[1]?.id ?? '' }, body: { tracking } })

    expect(set).toMatchObject({ tracking, status: 'reviewed' })
  })

  test('meets the package that waits in Miami under the number of one of them', async () => {
    const two = newTracking()
    await administrator.call(orderActions.createUnmatched, { body: { tracking: two, weightInGrams: 700 } })
    const { order } = await bought(await given.client(), newTracking())

    const { orders } = await split(order, [shoes(), bag({ tracking: two })])

    expect(orders).toMatchObject([
      { status: 'reviewed', weightInGrams: null },
      { status: 'inWarehouseMIA', tracking: two, weightInGrams: 700 },
    ])
  })

  test('costs what was bought once, with the first box, whichever is billed first', async () => {
    const client = await given.client()
    const { purchase, order } = await bought(client, newTracking())
    const held = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 5_000, method: 'cash' } as const
    await administrator.call(payments.createPayment, {
      body: { ...held, applications: [{ purchaseId: purchase.id, amountInCents: 5_000 }] },
    })
    const { orders } = await split(order, [shoes(), bag({ tracking: newTracking() })])
    const [first = '', second = ''] = orders.map(({ id }) => id)
    const arrivals = [first, second].map((orderId) => ({ orderId, weightInGrams: 900 }))
    await signedInAs(client).call(orderActions.authorizeBundling, {
      body: { orderIds: [first, second], isAuthorizedToBundle: true },
    })
    const received = await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    const declared = [await given.bundle({ orders: received.orders })]
    await given.manifest({ status: 'arrived', bundles: declared })
    await administrator.call(prices.confirmBundleWeights, { body: { weights: arrivals } })
    const bill = (id: string) => signedInAs(client).call(bills.createBill, { body: { orderIds: [id], ...NOBODY_ELSE } })

    const [ofSecond, ofFirst] = [await bill(second), await bill(first)]

    expect(ofSecond.orders[0]?.lines.map(({ name }) => name)).not.toContain('goods')
    expect(ofFirst.orders[0]?.lines.map(({ name }) => name)).toContain('goods')
    expect(ofFirst.applied).toMatchObject([{ from: 'purchase', amountInCents: 5_000 }])
    const { status } = await administrator.call(purchases.getPurchase, { params: { id: purchase.id } })
    expect(status).toBe('reviewed')
  })

  test('can be split again in Miami: those parts came in one box, and share its number', async () => {
    const { order } = await bought(await given.client(), newTracking())
    const two = newTracking()
    const { orders } = await split(order, [bag(), shoes({ tracking: two })])
    const id = orders[1]?.id ?? ''
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams: 1_000 }] } })
    const pair = { items: [{ ...SHOE_ITEM, quantity: 1 }], productValueInCents: 3_450, weightInGrams: 500 }

    const again = await split({ id }, [pair, pair])

    expect(again.orders).toMatchObject([
      { id, tracking: two },
      { tracking: two, status: 'inWarehouseMIA' },
    ])
  })
})

describe('it is refused', () => {
  test('with weights, which nobody knows; in Miami without them, or with other numbers', async () => {
    const client = await given.client()
    const { order } = await bought(client)
    const wrong = (path: string, code: string) => ({ status: 422, details: { fields: [{ path, code }] } })
    const weighed = split(order, [shoes(), bag({ weightInGrams: 400 })])
    await expect(weighed).rejects.toMatchObject(wrong('parts.1.weightInGrams', 'fieldNotValid'))
    const box = await givenBox(client, 3_000)
    const halves = [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })] as const
    const { weightInGrams: _unknown, ...unweighed } = halves[1]
    const inMiami = (parts: object[]) =>
      administrator.call(orderActions.splitOrder, { params: { id: box.id }, body: { parts: parts as never } })
    await expect(inMiami([halves[0], unweighed])).rejects.toMatchObject(wrong('parts.1.weightInGrams', 'fieldRequired'))
    const numbered = inMiami([halves[0], { ...halves[1], tracking: newTracking() }])
    await expect(numbered).rejects.toMatchObject(wrong('parts.1.tracking', 'fieldNotValid'))
  })

  test('where something is left over, or a number is another’s or given twice', async () => {
    const { order } = await bought(await given.client(), newTracking())
    const other = await bought(await given.client(), newTracking())
    const twice = newTracking()
    await expect(split(order, [shoes(), { ...bag(), items: [] as never }])).rejects.toMatchObject({ status: 422 })
    await expect(split(order, [shoes(), bag({ productValueInCents: 1_999 })])).rejects.toMatchObject({
      code: 'partsDoNotAddUp',
      details: { differences: [{ of: 'productValueInCents', expected: 8_900, given: 8_899 }] },
    })
    const taken = { status: 409, code: 'trackingTaken' }
    await expect(split(order, [shoes(), bag({ tracking: other.order.tracking ?? '' })])).rejects.toMatchObject(taken)
    await expect(split(order, [shoes({ tracking: twice }), bag({ tracking: twice })])).rejects.toMatchObject(taken)
    expect(await reload(order)).toMatchObject({ parts: [], productValueInCents: 8_900, version: order.version })
  })

  test('to the second of two at once', async () => {
    const { order } = await bought(await given.client(), newTracking())
    const attempts = await Promise.allSettled([split(order, [shoes(), bag()]), split(order, [shoes(), bag()])])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await reload(order)).parts).toHaveLength(1)
  })
})
