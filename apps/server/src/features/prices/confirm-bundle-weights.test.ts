import { earnings, manifests, orders, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { arrivedBundle, billed, FIRST_VECTOR, SURE, weighed, weighedBundle } from '../../testing/given/given-packages.ts'
import { anonymous, currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const weigh = (
  weights: [orderId: string | undefined, weightInGrams: number][],
  who: Person | 'administrator' = 'administrator',
) =>
  signedInAs(who).call(prices.confirmBundleWeights, {
    body: { weights: weights.map(([orderId = '', weightInGrams]) => ({ orderId, weightInGrams, confirmed: SURE })) },
  })

const dutyOf = async (id: string) => {
  const { price } = await orderOf(id)
  return price?.lines.find(({ name }) => name === 'duty')?.amountInCents
}
const dutiesOf = (ids: string[]) => Promise.all(ids.map(dutyOf))
const books = async () => checkBooks((await currentServer()).db)

describe('weighing packages in Quito', () => {
  test('moves the package, its bundle and its manifest on', async () => {
    const { orderIds, bundleId, manifestId } = await arrivedBundle(await given.client())

    const answer = await weigh([[orderIds[0], 2_450]])

    expect(await orderOf(orderIds[0])).toMatchObject({
      status: 'inWarehouseUIO',
      weightInGrams: 2_450,
      weights: { warehouseInGrams: 2_500, realInGrams: 2_450 },
      isPriceFinal: true,
    })
    expect(answer.bundles).toMatchObject([{ id: bundleId, status: 'inWarehouseUIO', orders: [{ realWeightInGrams: 2_450 }] }])
    const manifest = await administrator.call(manifests.getManifest, { params: { id: manifestId } })
    expect(manifest.status).toBe('finished')
  })

  // The vectors of domain, section 8; alone, a package bears the whole duty.
  test.each([
    { weightInGrams: 2_500, valueInCents: 12_000, isSpecial: false, hasDiscount: false, service: 2_490, profit: 802 },
    { weightInGrams: 600, valueInCents: 3_000, isSpecial: false, hasDiscount: false, service: 1_060, profit: 685 },
    { weightInGrams: 2_500, valueInCents: 12_000, isSpecial: false, hasDiscount: true, service: 2_377, profit: 682 },
    { weightInGrams: 1_200, valueInCents: 18_000, isSpecial: true, hasDiscount: false, service: 1_800, profit: 770 },
  ])('freezes the price and accrues the earning of $weightInGrams g and $valueInCents cents', async (vector) => {
    const associate = await given.associate()
    const client = await given.client({ associate, hasDiscount: vector.hasDiscount })

    const { orderIds } = await weighedBundle(client, [vector])

    const { price, isSpecial } = await orderOf(orderIds[0])
    const service = price?.lines.filter(({ name }) => name !== 'iva' && name !== 'duty')
    expect(service?.reduce((total, { amountInCents }) => total + amountInCents, 0)).toBe(vector.service)
    expect(isSpecial).toBe(vector.isSpecial)
    const { data, totals } = await signedInAs(associate).call(earnings.listEarnings)
    expect(data.map(({ earning }) => [earning.status, earning.profitInCents])).toEqual([['pending', vector.profit]])
    expect(totals).toEqual({ pendingInCents: vector.profit, collectedInCents: 0, settledInCents: 0, toTakeOffInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('nobody earns from the package of a client without associate', async () => {
    const { orderIds } = await weighedBundle(await given.client())

    expect(await orderOf(orderIds[0])).toMatchObject({ associate: null, earning: null })
  })

  test('shares one duty of 20.00 by weight, by largest remainder', async () => {
    const arrived = await arrivedBundle(await given.client(), [
      { weightInGrams: 1_300, valueInCents: 4_000 },
      { weightInGrams: 900, valueInCents: 4_000 },
      { weightInGrams: 1_100, valueInCents: 4_000 },
    ])

    await weighed(arrived, [1_200, 800, 1_000])

    expect(await dutiesOf(arrived.orderIds)).toEqual([800, 533, 667])
  })

  test('weighs several bundles at once, each with a duty of its own', async () => {
    const one = await arrivedBundle(await given.client())
    const other = await arrivedBundle(await given.client())

    await weigh([
      [one.orderIds[0], 1_000],
      [other.orderIds[0], 2_000],
    ])

    expect(await dutiesOf([...one.orderIds, ...other.orderIds])).toEqual([2_000, 2_000])
  })

  test('a bundle is weighed whole the first time: its packages share one duty', async () => {
    const { orderIds } = await arrivedBundle(await given.client(), [
      { weightInGrams: 1_000, valueInCents: 4_000 },
      { weightInGrams: 1_000, valueInCents: 4_000 },
    ])

    const attempt = weigh([[orderIds[0], 1_000]])

    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'bundleWeightsMissing', details: { ids: [orderIds[1]] } })
    expect(await orderOf(orderIds[0])).toMatchObject({ status: 'arrived', weights: { realInGrams: null }, isPriceFinal: false })
  })
})

describe('weighing again', () => {
  test('replaces the price, and takes back what was accrued', async () => {
    const associate = await given.associate()
    const { orderIds } = await weighedBundle(await given.client({ associate }))

    await weigh([[orderIds[0], 600]])

    const { price } = await orderOf(orderIds[0])
    // 0.60 kg costs the minimum of 10.00; 120.00 is still insured for 2.40.
    expect(price?.lines.slice(0, 2).map(({ amountInCents }) => amountInCents)).toEqual([1_000, 240])
    const { totals } = await signedInAs(associate).call(earnings.listEarnings)
    expect(totals).toEqual({ pendingInCents: 685, collectedInCents: 0, settledInCents: 0, toTakeOffInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('shares the duty anew among all packages of the bundle', async () => {
    const { orderIds } = await weighedBundle(await given.client(), [
      { weightInGrams: 1_000, valueInCents: 4_000 },
      { weightInGrams: 1_000, valueInCents: 4_000 },
    ])
    expect(await dutiesOf(orderIds)).toEqual([1_000, 1_000])

    await weigh([[orderIds[0], 3_000]])

    expect(await dutiesOf(orderIds)).toEqual([1_500, 500])
    expect(await books()).toEqual([])
  })

  test('a package that was billed keeps its share; the others share the rest', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, [
      { weightInGrams: 1_000, valueInCents: 4_000 },
      { weightInGrams: 1_000, valueInCents: 4_000 },
      { weightInGrams: 2_000, valueInCents: 4_000 },
    ])
    await billed(client, orderIds.slice(0, 1))

    await weigh([[orderIds[1], 500]])

    expect(await dutiesOf(orderIds)).toEqual([500, 300, 1_200])
    expect(await books()).toEqual([])
  })

  test('is refused for a package that was billed, and for all named with it', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client, [FIRST_VECTOR, { weightInGrams: 1_000, valueInCents: 4_000 }])
    await billed(client, orderIds.slice(0, 1))

    const attempt = weigh([
      [orderIds[0], 100],
      [orderIds[1], 100],
    ])

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed', details: { ids: [orderIds[0]] } })
    expect(await orderOf(orderIds[1])).toMatchObject({ weightInGrams: 1_000 })
  })
})

describe('weighing is refused', () => {
  test('without a session', async () => {
    const attempt = anonymous.call(prices.confirmBundleWeights, { body: { weights: [] } })

    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test.each(['client', 'associate'] as const)('to anybody who is %s', async (role) => {
    const { orderIds } = await arrivedBundle(await given.client())

    await expect(weigh([[orderIds[0], 1_000]], await given[role]())).rejects.toMatchObject({
      status: 403,
      code: 'roleNotAllowed',
    })
  })

  test('for a package that does not exist', async () => {
    const unknown = crypto.randomUUID()
    const { orderIds } = await arrivedBundle(await given.client())

    const attempt = weigh([
      [orderIds[0], 1_000],
      [unknown, 1_000],
    ])

    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [unknown] } })
    expect(await orderOf(orderIds[0])).toMatchObject({ status: 'arrived' })
  })

  test.each([0, -5, 1.5, 2_000_000])('for a weight of %d g', async (weightInGrams) => {
    const { orderIds } = await arrivedBundle(await given.client())

    const attempt = weigh([[orderIds[0], weightInGrams]])

    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'validationFailed',
      details: { fields: [expect.objectContaining({ path: 'weights.0.weightInGrams' })] },
    })
  })
})

test('ten people weigh one bundle at once: one price is in force, and the books balance', async () => {
  const associate = await given.associate()
  const { orderIds } = await arrivedBundle(await given.client({ associate }), [
    { weightInGrams: 1_000, valueInCents: 4_000 },
    { weightInGrams: 1_000, valueInCents: 4_000 },
  ])

  const attempts = Array.from({ length: 10 }, (_, index) => weigh(orderIds.map((id) => [id, 1_000 + index * 100])))

  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await dutiesOf(orderIds)).toEqual([1_000, 1_000])
  expect(await books()).toEqual([])
})
