// Where a package goes on that had ended and is there after all, with its bundle and manifest (both ways, section 2), over HTTP.
import { bundles, manifests, orderActions, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { end, reopen, weigh } from '../../../testing/given/given-ended.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { SURE, weighedBundle } from '../../../testing/given/given-packages.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const bundleOf = (id = '') => administrator.call(bundles.getBundle, { params: { id } })
const EQUAL = { weightInGrams: 1_000, valueInCents: 4_000 }

describe('where it goes on', () => {
  test.each(['lost', 'damaged', 'returned', 'abandoned'] as const)('in Miami, %s there: free of any bundle', async (outcome) => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA' })
    await given.bundle({ orders: [order] })
    await end(order.id, outcome)

    await reopen(order.id)

    const after = await reload(order)
    expect(after).toMatchObject({ status: 'inWarehouseMIA', bundle: null, outcome: null, closing: null })
    expect(after.estimatedArrivalDate).not.toBeNull()
    expect(await books()).toEqual([])
  })

  test('withdrawn by its client who changes their mind', async () => {
    const order = await given.order({ status: 'inWarehouseMIA' })
    await administrator.call(orderActions.removeOrders, { body: { orderIds: [order.id], reason: 'Ya no lo quiere.' } })
    expect((await orderOf(order.id)).allowedActions).toEqual(['setExtraCharges', 'reopen', 'keepForHouse'])

    expect(await reopen(order.id)).toMatchObject({ status: 'inWarehouseMIA' })
  })

  test('incomplete, where something was missing and still is', async () => {
    const order = await given.order()
    const arrivals = [{ orderId: order.id, weightInGrams: 5_200, confirmed: SURE }]
    await administrator.call(orderActions.confirmWarehouse, { body: { arrivals } })
    await end(order.id, 'abandoned')

    await reopen(order.id)
    expect(await reload(order)).toMatchObject({ status: 'incomplete', missing: ['categoryLimit'] })
  })

  test('a package without owner, without one', async () => {
    const order = await given.unmatched()
    await end(order.id, 'abandoned')
    await reopen(order.id)
    expect(await reload(order)).toMatchObject({ status: 'inWarehouseMIA', client: null })
  })

  async function shipped(packages = [EQUAL, EQUAL]) {
    const client = await given.client()
    const inside = []
    for (const data of packages) inside.push(await given.order({ ...data, client, status: 'inWarehouseMIA' }))
    const bundle = await given.bundle({ orders: inside })
    const { id: manifestId } = await given.manifest({ status: 'sended', bundles: [bundle] })
    const [first = '', second = ''] = inside.map(({ id }) => id)
    return { client, first, second, bundleId: bundle.id, manifestId }
  }
  const statusOf = async (id: string) => (await administrator.call(manifests.getManifest, { params: { id } })).status

  test('arrived, where all of its bundle had ended on its way: bundle, manifest and year come back', async () => {
    const { first, second, bundleId, manifestId } = await shipped()
    await end(first, 'lost')
    await end(second, 'lost')
    expect(await bundleOf(bundleId)).toMatchObject({ status: 'removed', consigneeYearInCents: 0 })
    expect(await statusOf(manifestId)).toBe('finished')

    await reopen(second)

    expect(await orderOf(second)).toMatchObject({ status: 'arrived', bundle: { id: bundleId } })
    // 80.00 with 6.5 % of tax, as it was declared.
    expect(await bundleOf(bundleId)).toMatchObject({ status: 'arrived', consigneeYearInCents: 8_520 })
    expect(await statusOf(manifestId)).toBe('arrived')
    expect(await books()).toEqual([])
    await weigh(second, 1_000)
    const { price } = await orderOf(second)
    expect(price?.lines.find(({ name }) => name === 'duty')?.amountInCents).toBe(2_000)
    expect(await statusOf(manifestId)).toBe('finished')
    expect(await books()).toEqual([])
  })

  test('arrived, before the rest of its bundle is', async () => {
    const { first, second, bundleId } = await shipped()
    await end(first, 'lost')
    await reopen(first)
    expect([(await orderOf(first)).status, (await bundleOf(bundleId)).status]).toEqual(['arrived', 'sended'])

    await administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: [bundleId] } })

    expect([(await orderOf(second)).status, (await bundleOf(bundleId)).status]).toEqual(['arrived', 'arrived'])
  })

  test('shares the duty with those that took its part over', async () => {
    const { orderIds, bundleId } = await weighedBundle(await given.client(), [EQUAL, EQUAL])
    const [lost = '', left = ''] = orderIds
    await end(lost, 'lost')

    await reopen(lost)
    await weigh(lost, 1_000)

    const duties = await Promise.all(orderIds.map(orderOf))
    expect(duties.map(({ price }) => price?.lines.find(({ name }) => name === 'duty')?.amountInCents)).toEqual([1_000, 1_000])
    expect((await orderOf(left)).status).toBe('inWarehouseUIO')
    expect((await bundleOf(bundleId)).status).toBe('inWarehouseUIO')
    expect(await books()).toEqual([])
  })

  test('lost again before it is weighed, the rest of its bundle goes on', async () => {
    const { orderIds, bundleId, manifestId } = await weighedBundle(await given.client(), [EQUAL, EQUAL])
    const [lost = '', left = ''] = orderIds
    await end(lost, 'lost')
    await reopen(lost)

    await end(lost, 'lost')

    expect((await bundleOf(bundleId)).status).toBe('inWarehouseUIO')
    expect(await statusOf(manifestId)).toBe('finished')
    expect((await orderOf(left)).price?.lines.find(({ name }) => name === 'duty')?.amountInCents).toBe(2_000)
    expect(await books()).toEqual([])
  })
})
