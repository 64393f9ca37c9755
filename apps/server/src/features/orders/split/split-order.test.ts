import { files as filesContract, orderActions, orders as ordersContract } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { boxPart, givenBox, type Part } from '../../../testing/given/given-boxes.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { anonymous, signedInAs } from '../../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const administrator = signedInAs('administrator')
const split = (id: string, parts: Part[], who: Who = 'administrator') =>
  signedInAs(who).call(orderActions.splitOrder, { params: { id }, body: { parts } })

/** Two pairs and a cap of 3.20 kg, a pair and a cap of 2.00 kg: together the box of 5.20 kg. */
const HALVES = [boxPart(2, 1, { weightInGrams: 3_200 }), boxPart(1, 1, { weightInGrams: 2_000 })]

describe('a package that is too much for its category', () => {
  test('becomes several that go on', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const box = await givenBox(client, 5_200)
    expect(box).toMatchObject({
      status: 'incomplete',
      missing: ['categoryLimit'],
      allowedActions: expect.arrayContaining(['split']),
    })

    const { orders } = await split(box.id, HALVES)

    const shared = {
      status: 'inWarehouseMIA',
      requestNumber: box.requestNumber,
      tracking: box.tracking,
      client: { id: client.id },
      associate: { id: associate.id },
      consignee: box.consignee,
      pickup: box.pickup,
      isAuthorizedToBundle: true,
      orderDate: box.orderDate,
      intakeAt: box.intakeAt,
      missing: [],
      missingNote: '',
      isSpecial: false,
    }
    expect(orders).toMatchObject([
      { ...shared, id: box.id, code: box.code, description: 'Zapatos, Gorras', productValueInCents: 9_500, weightInGrams: 3_200 },
      { ...shared, description: 'Zapatos, Gorras', productValueInCents: 5_500, weightInGrams: 2_000 },
    ])
    expect(orders[1]?.code).toMatch(/^ORD-\d{6}$/)
    expect(new Set(orders.map(({ id }) => id)).size).toBe(2)
    // 3.20 kg: freight 28.80, 1.90 of the value, IVA 4.61, duty 20.00; 2.00 kg: 18.00, 1.10, 2.87, 20.00.
    expect(orders.map(({ price }) => price?.totalInCents)).toEqual([5_531, 4_197])
  })

  test('has its items in the parts, and nobody has measured them yet', async () => {
    const { orders } = await split((await givenBox(await given.client(), 5_200)).id, HALVES)
    const [first, second] = await Promise.all(orders.map(reload))

    expect(first?.items).toEqual(HALVES[0]?.items)
    expect(second?.items).toEqual(HALVES[1]?.items)
    expect(first).toMatchObject({
      dimensionsInMillimetres: null,
      splitFrom: null,
      parts: [{ id: second?.id, code: second?.code }],
    })
    expect(second).toMatchObject({ dimensionsInMillimetres: null, splitFrom: { id: first?.id, code: first?.code }, parts: [] })
  })

  test('can be split after its client answered', async () => {
    const client = await given.client()
    const box = await givenBox(client, 5_200)
    await signedInAs(client).call(orderActions.completeOrder, { params: { id: box.id }, body: { comment: 'Divídanlo.' } })

    expect((await split(box.id, HALVES)).orders).toMatchObject([{ status: 'inWarehouseMIA' }, { status: 'inWarehouseMIA' }])
  })

  test('is bundled part by part, each in a declaration of its own', async () => {
    const { orders } = await split((await givenBox(await given.client(), 5_200)).id, HALVES)

    const bundles = [await given.bundle({ orders: orders.slice(0, 1) }), await given.bundle({ orders: orders.slice(1) })]
    expect(bundles).toMatchObject([{ weightInGrams: 3_200 }, { weightInGrams: 2_000 }])
  })
})

describe('any package in Miami', () => {
  test('can be split, into up to twenty', async () => {
    const box = await givenBox(await given.client(), 3_000)
    const parts = [
      boxPart(3, 0, { weightInGrams: 1_000, valueInCents: 11_900 }),
      boxPart(0, 1, { weightInGrams: 1_000, valueInCents: 1_600 }),
      boxPart(0, 1, { weightInGrams: 1_000, valueInCents: 1_500 }),
    ]
    expect((await split(box.id, parts)).orders).toMatchObject([
      // Worth more than 93.75 a kilo.
      { isSpecial: true, description: 'Zapatos' },
      { isSpecial: false, description: 'Gorras' },
      { isSpecial: false, description: 'Gorras' },
    ])
  })

  test('can be split again: its parts know the order they all came from', async () => {
    const box = await givenBox(await given.client(), 3_000)
    const [, second] = (await split(box.id, [boxPart(2, 0, { weightInGrams: 1_500 }), boxPart(1, 2, { weightInGrams: 1_500 })]))
      .orders
    const [, third] = (
      await split(second?.id ?? '', [boxPart(1, 0, { weightInGrams: 900 }), boxPart(0, 2, { weightInGrams: 600 })])
    ).orders

    const title = { kind: 'thing', name: 'Zapatos', more: 0 }
    expect((await reload({ id: third?.id ?? '' })).splitFrom).toEqual({ id: box.id, code: box.code, title })
    expect((await reload(box)).parts.map(({ id }) => id)).toEqual([second?.id, third?.id])
  })

  test('is written down and told, part by part', async () => {
    const client = await given.client()
    const box = await givenBox(client, 3_000)
    const { orders } = await split(box.id, [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })])
    const [first, second] = await Promise.all(orders.map(reload))

    expect(first?.timeline.at(-1)).toMatchObject({ action: 'split', from: 'inWarehouseMIA', to: 'inWarehouseMIA', place: 'MIA' })
    expect(second?.timeline).toMatchObject([
      { action: 'split', from: null, to: 'inWarehouseMIA', actor: { role: 'administrator' } },
    ])
    const { data } = await notificationsOf(client, { count: 3 })
    expect(data.slice(0, 2)).toMatchObject([
      { kind: 'orderInMiami', payload: { orderCode: second?.code } },
      { kind: 'orderSplit', payload: { orderCode: box.code } },
    ])
  })

  test('is no mistaken scan any more', async () => {
    const box = await givenBox(await given.client(), 3_000)
    await split(box.id, [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })])
    const body = { arrivals: [{ orderId: box.id, weightInGrams: 1_000, undo: true as const }] }
    await expect(administrator.call(orderActions.confirmWarehouse, { body })).rejects.toMatchObject({ status: 409 })
  })

  test('shares its tracking with its parts: none gets another, a new scan finds the first', async () => {
    const box = await givenBox(await given.client(), 3_000)
    const { orders } = await split(box.id, [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })])
    const params = { id: orders[1]?.id ?? '' }

    const attempt = administrator.call(orderActions.setTracking, { params, body: { tracking: 'TBA777000000001' } })
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: [params.id] } })
    const again = administrator.call(orderActions.createUnmatched, { body: { tracking: box.tracking ?? '', weightInGrams: 1 } })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'trackingTaken' })
  })

  test('shares its photos with its parts, for whoever sees them', async () => {
    const client = await given.client()
    const box = await givenBox(client, 3_000)
    await administrator.call(orderActions.confirmWarehouse, {
      body: { arrivals: [{ orderId: box.id, weightInGrams: 3_000 }] },
      files: [{ field: `photo-${box.id}`, name: 'caja.png', content: PNG }],
    })
    const { orders } = await split(box.id, [boxPart(2, 1, { weightInGrams: 2_000 }), boxPart(1, 1, { weightInGrams: 1_000 })])

    const part = await signedInAs(client).call(ordersContract.getOrder, { params: { id: orders[1]?.id ?? '' } })
    expect(part.files).toMatchObject([{ name: 'caja.png', purpose: 'photo' }])
    const photo = await signedInAs(client).call(filesContract.getFile, { params: { id: part.files[0]?.id ?? '' } })
    expect(photo.name).toBe('caja.png')
  })
})

describe('splitting is refused', () => {
  test('where the parts are not exactly what the package is', async () => {
    const box = await givenBox(await given.client(), 5_200)
    const attempt = split(box.id, [
      boxPart(2, 1, { weightInGrams: 3_200 }),
      boxPart(1, 0, { weightInGrams: 1_999, valueInCents: 5_501 }),
    ])

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'partsDoNotAddUp',
      details: {
        fields: [{ path: 'parts', code: 'partsDoNotAddUp' }],
        differences: [
          { of: 'quantity', description: 'Gorras', unitPriceInCents: 1_500, expected: 2, given: 1 },
          { of: 'productValueInCents', expected: 15_000, given: 15_001 },
          { of: 'weightInGrams', expected: 5_200, given: 5_199 },
        ],
      },
    })
    expect(await reload(box)).toMatchObject({ status: 'incomplete', weightInGrams: 5_200, version: box.version, parts: [] })
  })

  test('where a part is too much itself', async () => {
    const box = await givenBox(await given.client(), 5_200)
    const attempt = split(box.id, [boxPart(2, 1, { weightInGrams: 1_199 }), boxPart(1, 1, { weightInGrams: 4_001 })])
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'categoryBLimitExceeded',
      details: { fields: [{ path: 'parts.1' }], weightInGrams: 4_001, maxWeightInGrams: 4_000 },
    })
  })

  test.each([
    ['one part', [boxPart(3, 2, { weightInGrams: 5_200 })], 'parts', 'tooFew'],
    ['21 parts', Array.from({ length: 21 }, () => boxPart(1, 0, { weightInGrams: 1 })), 'parts', 'tooMany'],
    ['a part without items', [...HALVES, boxPart(0, 0, { weightInGrams: 1, valueInCents: 1 })], 'parts.2.items', 'required'],
    ['a part without weight', [...HALVES, boxPart(1, 0, { weightInGrams: 0 })], 'parts.2.weightInGrams', 'weightNotPositive'],
    [
      'a part without value',
      [...HALVES, boxPart(1, 0, { weightInGrams: 1, valueInCents: 0 })],
      'parts.2.productValueInCents',
      'productValueNotPositive',
    ],
  ])('for %s', async (_what, parts, path, code) => {
    await expect(split(crypto.randomUUID(), parts)).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test.each(['inReview', 'sended', 'removed'] as const)('while the package is %s', async (status) => {
    const { id } = await given.order({ status })
    await expect(split(id, HALVES)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: [id] } })
  })

  test('in a bundle, without client, and where more is missing than the limit', async () => {
    const client = await given.client()
    const bundled = await given.order({ client, status: 'inWarehouseMIA' })
    await given.bundle({ orders: [bundled] })
    const asked = await given.order({ client, status: 'inWarehouseMIA' })
    const lacks = { orderId: asked.id, missing: ['categoryLimit' as const, 'invoice' as const], note: 'Falta la factura.' }
    await administrator.call(orderActions.updateIncomplete, { body: lacks })
    for (const { id } of [bundled, await given.unmatched(), asked]) {
      await expect(split(id, HALVES)).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
    }
  })

  test('to everybody but administrators', async () => {
    const client = await given.client()
    const { id } = await givenBox(client, 5_200)
    const attempt = anonymous.call(orderActions.splitOrder, { params: { id }, body: { parts: HALVES } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    for (const who of [client, 'associate'] as const)
      await expect(split(id, HALVES, who)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    await expect(split(crypto.randomUUID(), HALVES)).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test('to the second of two at once', async () => {
    const { id } = await givenBox(await given.client(), 5_200)
    const attempts = await Promise.allSettled([split(id, HALVES), split(id, HALVES)])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await reload({ id })).parts).toHaveLength(1)
  })
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
