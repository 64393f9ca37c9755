import { bundles, deliveries, earnings, incidents, manifests, orders, prices } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { arrivedBundle, billed, paid, weighed, weighedBundle } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const bundleOf = (id: string) => administrator.call(bundles.getBundle, { params: { id } })
const manifestOf = (id: string) => administrator.call(manifests.getManifest, { params: { id } })
const totalsOf = async (who: Person) => (await signedInAs(who).call(earnings.listEarnings)).totals

async function lose(id = '') {
  const opening = { params: { id }, body: { kind: 'lost', description: 'No aparece.' } } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, opening)
  const body = { incidentId, outcome: 'lost', resolution: 'La aerolínea lo confirmó.' } as const
  await administrator.call(incidents.resolveIncident, { params: { id }, body })
}

async function dutyOf(id: string) {
  const { price } = await orderOf(id)
  return price?.lines.find(({ name }) => name === 'duty')?.amountInCents
}
const dutiesOf = (ids: string[]) => Promise.all(ids.map(dutyOf))

const EQUAL = { weightInGrams: 1_000, valueInCents: 4_000 }
const LARGE = { weightInGrams: 2_000, valueInCents: 4_000 }

/** A bundle of packages that left Miami on a manifest of their own, with another bundle. */
async function shippedBundles(client: Person, packages = [EQUAL, EQUAL]) {
  const inside = []
  for (const data of packages) inside.push(await given.order({ ...data, client, status: 'inWarehouseMIA' }))
  const bundle = await given.bundle({ orders: inside })
  const other = await given.bundle()
  const { id: manifestId } = await given.manifest({ status: 'sended', bundles: [bundle, other] })
  return { orderIds: inside.map(({ id }) => id), bundleId: bundle.id, other, manifestId }
}
const arrive = (...bundleIds: string[]) => administrator.call(bundles.confirmBundleArrival, { body: { bundleIds } })
const weigh = (...orderIds: string[]) =>
  administrator.call(prices.confirmBundleWeights, {
    body: { weights: orderIds.map((orderId) => ({ orderId, weightInGrams: 1_000 })) },
  })

describe('what a lost package had', () => {
  test('is taken back: nobody earns from it, and it is listed as reversed', async () => {
    const associate = await given.associate()
    const { orderIds } = await weighedBundle(await given.client({ associate }), [EQUAL, EQUAL])
    const [lost] = orderIds
    // 1.00 kg at 10.00 (the minimum) less 6.00 is 4.00, plus 10 % and less 3 %.
    expect(await totalsOf(associate)).toEqual({
      toTakeOffInCents: 0,
      pendingInCents: 856,
      collectedInCents: 0,
      settledInCents: 0,
    })

    await lose(lost)

    expect(await totalsOf(associate)).toEqual({
      toTakeOffInCents: 0,
      pendingInCents: 428,
      collectedInCents: 0,
      settledInCents: 0,
    })
    const { data } = await signedInAs(associate).call(earnings.listEarnings)
    expect(data.map(({ id, earning }) => [id, earning.status])).toContainEqual([lost, 'reversed'])
    expect(await books()).toEqual([])
  })

  test('is borne by the others of its declaration, by weight', async () => {
    const { orderIds } = await weighedBundle(await given.client(), [EQUAL, EQUAL, LARGE])
    const [lost, ...left] = orderIds
    expect(await dutiesOf(left)).toEqual([500, 1_000])

    await lose(lost)

    expect(await dutiesOf(left)).toEqual([667, 1_333])
    expect(await books()).toEqual([])
  })

  test('is expected of the others before they are weighed, and is then what they are charged', async () => {
    const arrived = await arrivedBundle(await given.client(), [EQUAL, EQUAL, LARGE])
    const [lost, ...left] = arrived.orderIds
    expect(await dutiesOf(left)).toEqual([500, 1_000])

    await lose(lost)
    expect(await dutiesOf(left)).toEqual([667, 1_333])

    await weighed({ ...arrived, orderIds: left }, [1_000, 2_000])
    expect(await dutiesOf(left)).toEqual([667, 1_333])
    expect(await books()).toEqual([])
  })

  test('stays declared once it arrived: the consignee’s year keeps it', async () => {
    const { orderIds, bundleId } = await shippedBundles(await given.client(), [EQUAL])
    await arrive(bundleId)
    const before = await bundleOf(bundleId)

    await lose(orderIds[0])

    const { consigneeYearInCents, declaredValueInCents, orders: inside } = await bundleOf(bundleId)
    // 40.00 with 6.5 % of tax.
    expect([before.consigneeYearInCents, consigneeYearInCents]).toEqual([4_260, 4_260])
    expect(declaredValueInCents).toBe(4_000)
    expect(inside).toMatchObject([{ id: orderIds[0], status: 'removed' }])
  })
})

describe('a bundle goes on without what was lost', () => {
  test('with the packages that are left, to the end', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await shippedBundles(client)
    const [lost, left = ''] = orderIds
    await lose(lost)
    expect((await bundleOf(bundleId)).status).toBe('sended')

    await arrive(bundleId)
    expect([(await orderOf(lost)).status, (await orderOf(left)).status]).toEqual(['removed', 'arrived'])
    await weigh(left)
    expect((await bundleOf(bundleId)).status).toBe('inWarehouseUIO')
    // What was made good for the lost one pays it.
    const bill = await billed(client, [left])
    expect((await bundleOf(bundleId)).status).toBe('paid')
    const { identification } = client
    await administrator.call(deliveries.deliverOrders, { body: { orderIds: bill.orders.map(({ id }) => id), identification } })

    expect((await bundleOf(bundleId)).status).toBe('receivedAndDelivered')
    expect(await books()).toEqual([])
  })

  test('and is paid at once where the others are', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, [EQUAL, EQUAL])
    const [lost, left = ''] = orderIds
    await paid(await billed(client, [left]))
    expect((await bundleOf(bundleId)).status).toBe('inWarehouseUIO')

    await lose(lost)

    const { status, timeline } = await bundleOf(bundleId)
    expect(status).toBe('paid')
    expect(timeline.at(-1)).toMatchObject({ action: 'markPaid', from: 'inWarehouseUIO', to: 'paid' })
    // All that is left is billed: the house bears what was lost.
    expect(await dutyOf(left)).toBe(1_000)
    expect(await books()).toEqual([])
  })

  test('and is delivered at once where the others are', async () => {
    const client = await given.client()
    const { orderIds, bundleId } = await weighedBundle(client, [EQUAL, EQUAL])
    const [lost, left = ''] = orderIds
    await paid(await billed(client, [left]))
    const body = { orderIds: [left], identification: client.identification }
    await administrator.call(deliveries.deliverOrders, { body })

    await lose(lost)

    expect((await bundleOf(bundleId)).status).toBe('receivedAndDelivered')
  })

  test.each(['sended', 'arrived'] as const)('and ends with its last package while it is %s', async (status) => {
    const { orderIds, bundleId } = await shippedBundles(await given.client())
    if (status === 'arrived') await arrive(bundleId)

    await lose(orderIds[0])
    expect((await bundleOf(bundleId)).status).toBe(status)
    await lose(orderIds[1])

    const bundle = await bundleOf(bundleId)
    expect(bundle.status).toBe('removed')
    expect(bundle.timeline.at(-1)).toMatchObject({ action: 'markClosed', from: status, to: 'removed' })
    // 80.00 with 6.5 % of tax: what never arrived gives its consignee's year back.
    expect(bundle.consigneeYearInCents).toBe(status === 'arrived' ? 8_520 : 0)
    expect(await books()).toEqual([])
  })
})

describe('a manifest goes on without what was lost', () => {
  test('has arrived and is finished when the rest is', async () => {
    const { orderIds, bundleId, other, manifestId } = await shippedBundles(await given.client())
    await lose(orderIds[0])
    await lose(orderIds[1])
    expect((await manifestOf(manifestId)).status).toBe('sended')

    await arrive(other.id)
    expect((await manifestOf(manifestId)).status).toBe('arrived')
    await weigh(...other.orders.map(({ id }) => id))

    expect((await manifestOf(manifestId)).status).toBe('finished')
    expect((await bundleOf(bundleId)).status).toBe('removed')
  })

  test('moves on by itself when what it waited for is lost', async () => {
    const { orderIds, other, manifestId } = await shippedBundles(await given.client(), [EQUAL])
    await arrive(other.id)
    await weigh(...other.orders.map(({ id }) => id))
    expect((await manifestOf(manifestId)).status).toBe('sended')

    await lose(orderIds[0])

    const manifest = await manifestOf(manifestId)
    expect(manifest.status).toBe('finished')
    expect(manifest.timeline.slice(-2).map(({ action }) => action)).toEqual(['markArrived', 'markFinished'])
  })
})

test('two packages of one bundle are lost at once: both, and the duty is whole', async () => {
  const { orderIds, bundleId } = await weighedBundle(await given.client(), [EQUAL, EQUAL, EQUAL])

  await Promise.all([lose(orderIds[0]), lose(orderIds[1])])

  expect(await dutyOf(orderIds[2] ?? '')).toBe(2_000)
  expect((await bundleOf(bundleId)).status).toBe('inWarehouseUIO')
  expect((await reload({ id: orderIds[2] ?? '' })).status).toBe('inWarehouseUIO')
  expect(await books()).toEqual([])
})
