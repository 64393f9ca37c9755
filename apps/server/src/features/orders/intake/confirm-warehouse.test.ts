import { orderActions, type Sent } from '@app/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { anonymous, currentServer, signedInAs } from '../../../testing/world.ts'
import { outboxMessagesTable } from '../../outbox/outbox.table.ts'

type Arrival = Sent<typeof orderActions.confirmWarehouse>['body']['arrivals'][number]
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const weigh = ({ id }: { id: string }, weightInGrams = 1_000, more: Partial<Arrival> = {}): Arrival => ({
  orderId: id,
  weightInGrams,
  ...more,
})
const confirm = (...arrivals: Arrival[]) =>
  signedInAs('administrator').call(orderActions.confirmWarehouse, { body: { arrivals } })

describe('confirming the packages that reached Miami', () => {
  test('takes them in with weight, measures and photos', async () => {
    const [first, second] = [await given.order({ status: 'reviewed', valueInCents: 12_000 }), await given.order()]
    const dimensionsInMillimetres = { length: 300, width: 200, height: 100 }
    const { orders } = await signedInAs('administrator').call(orderActions.confirmWarehouse, {
      body: { arrivals: [weigh(first, 2_500, { dimensionsInMillimetres }), weigh(second, 800)] },
      files: [`photo-${first.id}`, 'photo-0', 'photo-1'].map((field) => ({ field, name: `${field}.png`, content: PNG })),
    })

    expect(orders).toMatchObject([
      { id: first.id, status: 'inWarehouseMIA', weightInGrams: 2_500, isSpecial: false, price: { totalInCents: 4_864 } },
      { id: second.id, status: 'inWarehouseMIA', weightInGrams: 800 },
    ])
    const { files, timeline, dimensionsInMillimetres: measured } = await reload(first)
    expect(files.map(({ name, purpose }) => [name, purpose])).toEqual([
      [`photo-${first.id}.png`, 'photo'],
      ['photo-0.png', 'photo'],
    ])
    expect(measured).toEqual(dimensionsInMillimetres)
    expect(timeline.at(-1)).toMatchObject({ action: 'confirmWarehouse', from: 'reviewed', to: 'inWarehouseMIA', place: 'MIA' })
    expect(timeline.at(-1)?.fileIds).toEqual(files.map(({ id }) => id))
    expect((await reload(second)).files).toHaveLength(1)
  })

  test.each([
    ['1.20 kg and 180.00 USD', 1_200, 18_000, true],
    ['2.50 kg and 120.00 USD', 2_500, 12_000, false],
    ['1.20 kg and 112.50 USD, the limit itself', 1_200, 11_250, false],
  ])('%s: special %#', async (_what, weightInGrams, valueInCents, isSpecial) => {
    const order = await given.order({ valueInCents })
    expect((await confirm(weigh(order, weightInGrams))).orders).toMatchObject([{ isSpecial }])
  })

  test('tells the client', async () => {
    const order = await given.order()
    await confirm(weigh(order))

    const { db } = await currentServer()
    const key = `orderMoved/${order.id}/${order.version + 1}`
    const [message] = await db.select().from(outboxMessagesTable).where(eq(outboxMessagesTable.key, key))
    expect(message).toMatchObject({
      kind: 'orderMoved',
      payload: { orderId: order.id, code: order.code, userId: order.client?.id, action: 'confirmWarehouse', from: 'inReview' },
    })
  })

  test('weighs again without moving anything', async () => {
    const order = await given.order({ status: 'inWarehouseMIA', weightInGrams: 1_200, valueInCents: 18_000 })

    expect((await confirm(weigh(order, 2_500))).orders).toMatchObject([
      { status: 'inWarehouseMIA', weightInGrams: 2_500, isSpecial: false },
    ])
    expect((await reload(order)).timeline.at(-1)).toMatchObject({ action: 'confirmWarehouse', from: 'inWarehouseMIA' })
  })

  test('all of them or none, naming those that failed', async () => {
    const [expected, shipped, removed] = [
      await given.order({ status: 'reviewed' }),
      await given.order({ status: 'sended' }),
      await given.order({ status: 'removed' }),
    ]
    await expect(confirm(weigh(expected), weigh(shipped), weigh(removed))).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { action: 'confirmWarehouse', ids: [shipped.id, removed.id] },
    })
    const nobody = crypto.randomUUID()
    await expect(confirm(weigh(expected), weigh({ id: nobody }))).rejects.toMatchObject({
      status: 404,
      code: 'orderNotFound',
      details: { ids: [nobody] },
    })
    expect(await reload(expected)).toMatchObject({ status: 'reviewed', weightInGrams: null })
  })

  test('scanned by two at once is taken in by both and moved once', async () => {
    const order = await given.order()
    await Promise.all([confirm(weigh(order, 900)), confirm(weigh(order, 900))])

    const { timeline } = await reload(order)
    expect(timeline.filter(({ from, to }) => from === 'inReview' && to === 'inWarehouseMIA')).toHaveLength(1)
  })
})

describe('a package that cannot go on', () => {
  test('is incomplete when it weighs more than 4 kg, in words of its client', async () => {
    const order = await given.order()
    const [held] = (await confirm(weigh(order, 4_001))).orders

    expect(held).toMatchObject({
      status: 'incomplete',
      missing: ['categoryLimit'],
      missingNote: 'El paquete pesa 4,001 kg y su categoría permite hasta 4 kg.',
    })
    const { timeline } = await reload(order)
    expect(timeline.slice(-2)).toMatchObject([
      { action: 'confirmWarehouse', to: 'inWarehouseMIA', actor: { role: 'administrator' } },
      { action: 'markIncomplete', to: 'incomplete', actor: null, note: held?.missingNote },
    ])
  })

  test('says it in English to who reads English', async () => {
    const order = await given.order({ client: await given.client({ language: 'en' }) })
    expect((await confirm(weigh(order, 5_500))).orders[0]?.missingNote).toBe(
      'The package weighs 5.50 kg and its category allows up to 4 kg.',
    )
  })

  test('can be given up', async () => {
    const order = await given.order({ status: 'reviewed' })
    await confirm(weigh(order, 4_500))
    await signedInAs('administrator').call(orderActions.removeOrders, { body: { orderIds: [order.id] } })
    expect(await reload(order)).toMatchObject({ status: 'removed' })
  })
})

describe('who confirms, and what', () => {
  test.each(['client', 'associate'] as const)('not a %s', async (role) => {
    const order = await given.order()
    const attempt = signedInAs(role).call(orderActions.confirmWarehouse, { body: { arrivals: [weigh(order)] } })
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })

  test('nobody without a session', async () => {
    const attempt = anonymous.call(orderActions.confirmWarehouse, { body: { arrivals: [] } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })

  test('a package, with a weight, once', async () => {
    const order = await given.order()
    await expect(confirm()).rejects.toMatchObject({ details: { fields: [{ path: 'arrivals', code: 'required' }] } })
    await expect(confirm(weigh(order, 0))).rejects.toMatchObject({
      details: { fields: [{ path: 'arrivals.0.weightInGrams', code: 'weightNotPositive' }] },
    })
    await expect(confirm(weigh(order), weigh(order))).rejects.toMatchObject({ details: { fields: [{ path: 'arrivals' }] } })
  })

  test('no photo of a package that is not among them', async () => {
    const order = await given.order()
    const attempt = signedInAs('administrator').call(orderActions.confirmWarehouse, {
      body: { arrivals: [weigh(order)] },
      files: [{ field: `photo-${crypto.randomUUID()}`, name: 'otra.png', content: PNG }],
    })
    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'fieldNotValid' })
    expect(await reload(order)).toMatchObject({ status: 'inReview' })
  })
})
