// A weight that is too far from the one before it waits for a second look (both ways, section 6).
import { incidents, orderActions, orders, parameters, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { arrivedBundle } from '../../testing/given/given-packages.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { signedInAs } from '../../testing/world.ts'

standStill()
const administrator = signedInAs('administrator')
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const CONFIRMED = { reason: 'announcedWrong', note: 'Lo abrimos.' } as const
type More = { confirmed?: { reason: 'announcedWrong' | 'other'; note?: string } }

const announced = (storeWeightInGrams?: number) => given.order(storeWeightInGrams ? { storeWeightInGrams } : {})
const inMiami = (orderId: string, weightInGrams: number, more: More = {}) =>
  administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams, ...more }] } })
const inQuito = (orderId: string | undefined, weightInGrams: number, more: More = {}) =>
  administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId: orderId ?? '', weightInGrams, ...more }] } })
const arrived = async (weightInGrams: number) =>
  (await arrivedBundle(await given.client(), [{ weightInGrams, valueInCents: 4_000 }])).orderIds[0] ?? ''

describe('in Miami', () => {
  test('0.50 announced and 5.00 weighed stops, with the figures', async () => {
    const { id, code } = await announced(500)

    await expect(inMiami(id, 5_000)).rejects.toMatchObject({
      status: 422,
      code: 'weightDoubtful',
      details: {
        ids: [id],
        weights: [
          {
            orderId: id,
            code,
            weightInGrams: 5_000,
            known: { of: 'announced', inGrams: 500, mostDifferenceInGrams: 500 },
            maxWeightInGrams: null,
          },
        ],
      },
    })
    expect(await orderOf(id)).toMatchObject({ status: 'inReview', weights: { warehouseInGrams: null } })
  })

  test('0.70 passes, and so does any weight where none was announced', async () => {
    const [one, other] = [await announced(500), await announced()]
    await inMiami(one.id, 700)
    await inMiami(other.id, 3_900)

    expect((await orderOf(one.id)).timeline.at(-1)?.weightDoubt).toBeNull()
    expect(await orderOf(other.id)).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('a confirmed one is taken, and the history keeps figures and reason', async () => {
    const { id } = await announced(500)
    await inMiami(id, 3_000, { confirmed: CONFIRMED })

    const { timeline, ...order } = await orderOf(id)
    expect(order).toMatchObject({ status: 'inWarehouseMIA', weights: { warehouseInGrams: 3_000 } })
    expect(timeline.find(({ action }) => action === 'confirmWarehouse')).toMatchObject({
      note: 'Lo abrimos.',
      weightDoubt: {
        weightInGrams: 3_000,
        known: { of: 'announced', inGrams: 500, mostDifferenceInGrams: 500 },
        maxWeightInGrams: null,
        reason: 'announcedWrong',
      },
    })
  })

  test('above its category it is incomplete, and no stop', async () => {
    const { id } = await announced(4_000)
    await inMiami(id, 4_500)
    expect(await orderOf(id)).toMatchObject({ status: 'incomplete', missing: ['categoryLimit'] })
  })

  test('what was taken is not doubted again', async () => {
    const { id } = await announced(500)
    await inMiami(id, 3_000, { confirmed: CONFIRMED })
    move(60 * MINUTE)
    await inMiami(id, 3_015)
    expect(await orderOf(id)).toMatchObject({ weights: { warehouseInGrams: 3_015 } })
  })

  test('another reason says which', async () => {
    const { id } = await announced(500)
    await expect(inMiami(id, 3_000, { confirmed: { reason: 'other' } })).rejects.toMatchObject({
      code: 'validationFailed',
      details: { fields: [{ path: 'arrivals.0.confirmed.note', code: 'required' }] },
    })
  })

  test('of many, all doubtful ones are named and none is taken', async () => {
    const packages = await Promise.all([500, 500, 500].map(announced))
    const [fine, far, further] = packages.map(({ id }) => id) as [string, string, string]
    const arrivals = [
      { orderId: fine, weightInGrams: 600 },
      { orderId: far, weightInGrams: 2_000 },
      { orderId: further, weightInGrams: 3_000 },
    ]
    const all = administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })

    await expect(all).rejects.toMatchObject({ code: 'weightDoubtful', details: { ids: [far, further] } })
    expect(await orderOf(fine)).toMatchObject({ status: 'inReview' })
  })
})

describe('a second reading', () => {
  test('within ten minutes and 20 g is taken as such', async () => {
    const { id } = await announced(500)
    await expect(inMiami(id, 3_000)).rejects.toMatchObject({ code: 'weightDoubtful' })
    move(10 * MINUTE)
    await inMiami(id, 3_020)

    const { timeline } = await orderOf(id)
    expect(timeline.at(-1)).toMatchObject({ weightDoubt: { weightInGrams: 3_020, reason: 'secondReading' } })
  })

  test('that differs, or comes later, is a first one', async () => {
    const { id } = await announced(500)
    for (const [minutes, weightInGrams] of [
      [0, 3_000],
      [1, 3_021],
      [11, 3_021],
    ] as const) {
      move(minutes * MINUTE)
      await expect(inMiami(id, weightInGrams)).rejects.toMatchObject({ code: 'weightDoubtful' })
    }
    await inMiami(id, 3_021)
  })

  test('counts in its own warehouse, and also for a call that is repeated with a key', async () => {
    const id = await arrived(2_500)
    const weigh = () =>
      administrator.call(prices.confirmBundleWeights, {
        body: { weights: [{ orderId: id, weightInGrams: 2_900 }] },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    await expect(weigh()).rejects.toMatchObject({ code: 'weightDoubtful' })
    await weigh()
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouseUIO', weights: { realInGrams: 2_900 } })
  })
})

describe('in Quito', () => {
  test('2.50 in Miami: 2.75 passes, 2.76 stops', async () => {
    const id = await arrived(2_500)
    await expect(inQuito(id, 2_760)).rejects.toMatchObject({
      status: 422,
      code: 'weightDoubtful',
      details: { weights: [{ known: { of: 'warehouse', inGrams: 2_500, mostDifferenceInGrams: 250 }, maxWeightInGrams: null }] },
    })
    expect(await orderOf(id)).toMatchObject({ status: 'arrived', isPriceFinal: false })
    await inQuito(id, 2_750)
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouseUIO' })
  })

  test('above the category it stops, and once confirmed an incident waits for the office', async () => {
    const id = await arrived(4_000)
    await expect(inQuito(id, 4_100)).rejects.toMatchObject({
      code: 'weightDoubtful',
      details: { weights: [{ known: null, maxWeightInGrams: 4_000 }] },
    })
    await inQuito(id, 4_100, { confirmed: CONFIRMED })

    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouseUIO', incidents: [{ kind: 'overLimit', status: 'opened' }] })
    const { data } = await administrator.call(incidents.listIncidents, { query: { kind: ['overLimit'] } })
    expect(data).toMatchObject([{ description: '4.10 kg > 4.00 kg (B)', order: { id } }])
  })

  test('the tolerance is a parameter', async () => {
    const id = await arrived(2_500)
    const set = (value: number) =>
      administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'weightToleranceShare', value }] } })
    await set(20)
    await inQuito(id, 3_000)
    move(1)
    await set(10)
    expect(await orderOf(id)).toMatchObject({ status: 'inWarehouseUIO' })
  })
})
