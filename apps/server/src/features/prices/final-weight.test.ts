import { orders, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { arrivedBundle } from '../../testing/given/given-packages.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const books = async () => checkBooks((await currentServer()).db)

async function dutyOf(id: string) {
  const { price } = await orderOf(id)
  return price?.lines.find(({ name }) => name === 'duty')?.amountInCents
}
const dutiesOf = (ids: string[]) => Promise.all(ids.map(dutyOf))

describe('a weight to bill that is not the real one', () => {
  const weighFinally = (orderId: string | undefined, weight: object) =>
    administrator.call(prices.confirmBundleWeights, {
      body: { weights: [{ orderId: orderId ?? '', weightInGrams: 2_500, ...weight }] },
    })

  test('is what the price and the earning are made of; the reason is on record', async () => {
    const associate = await given.associate()
    const { orderIds } = await arrivedBundle(await given.client({ associate }))
    const [id = ''] = orderIds

    await weighFinally(id, { finalWeightInGrams: 1_250, reason: 'La caja llegó mojada.' })

    const order = await orderOf(id)
    expect(order).toMatchObject({
      weightInGrams: 1_250,
      weights: { realInGrams: 2_500, finalInGrams: 1_250 },
      finalWeightReason: 'La caja llegó mojada.',
      // 1.25 kg at 9.00; less 1.25 kg at 6.00 leaves 3.75, plus 10 % and less 3 % of it (domain, section 8).
      earning: { weightInGrams: 1_250, freightInCents: 1_125, marginInCents: 375, profitInCents: 402 },
    })
    expect(order.price?.lines[0]).toMatchObject({ name: 'freight', amountInCents: 1_125, basis: { weightInGrams: 1_250 } })
    const event = (await eventsOf(id)).at(-1)
    expect(event).toMatchObject({ action: 'confirmWeight', note: 'La caja llegó mojada.', place: 'UIO' })
    expect(event?.changes).toEqual({
      realWeightInGrams: { from: null, to: 2_500 },
      differenceToMiamiInGrams: 0,
      finalWeightInGrams: { from: null, to: 1_250 },
    })
    expect(await books()).toEqual([])
  })

  test('shares the duty as well', async () => {
    const { orderIds } = await arrivedBundle(await given.client(), [
      { weightInGrams: 1_000, valueInCents: 4_000 },
      { weightInGrams: 1_000, valueInCents: 4_000 },
    ])

    await administrator.call(prices.confirmBundleWeights, {
      body: {
        weights: [
          { orderId: orderIds[0] ?? '', weightInGrams: 1_000, finalWeightInGrams: 3_000, reason: 'Peso volumétrico.' },
          { orderId: orderIds[1] ?? '', weightInGrams: 1_000 },
        ],
      },
    })

    expect(await dutiesOf(orderIds)).toEqual([1_500, 500])
  })

  test('goes when the package is weighed again without one', async () => {
    const { orderIds } = await arrivedBundle(await given.client())
    const [id = ''] = orderIds
    await weighFinally(id, { finalWeightInGrams: 1_250, reason: 'La caja llegó mojada.' })

    await weighFinally(id, { weightInGrams: 2_400 })

    const order = await orderOf(id)
    expect(order).toMatchObject({ weightInGrams: 2_400, weights: { finalInGrams: null }, finalWeightReason: null })
    expect((await eventsOf(id)).at(-1)?.changes).toMatchObject({ finalWeightInGrams: { from: 1_250, to: null } })
    expect(await books()).toEqual([])
  })

  test.each([
    ['weights.0.reason', 'required', { finalWeightInGrams: 1_000 }],
    ['weights.0.reason', 'required', { finalWeightInGrams: 1_000, reason: ' ' }],
    ['weights.0.finalWeightInGrams', 'required', { reason: 'La caja llegó mojada.' }],
    ['weights.0.finalWeightInGrams', 'weightNotPositive', { finalWeightInGrams: 0, reason: 'La caja llegó mojada.' }],
  ])('is refused with a wrong %s: %s', async (path, code, weight) => {
    const { orderIds } = await arrivedBundle(await given.client())

    await expect(weighFinally(orderIds[0], weight)).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path, code })] },
    })
    expect(await orderOf(orderIds[0])).toMatchObject({ status: 'arrived', finalWeightReason: null })
  })
})
