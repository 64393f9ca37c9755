// Every call that takes several packages: one that is another client's, or absent, among one's own changes nothing at all.
import { bills, bundles, deliveries, earnings, orderActions, payments, prices } from '@app/contract'
import type { OrderStatus } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { NOBODY_ELSE } from '../../testing/given/given-packages.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
type Call = (ids: string[], client: Person) => Promise<unknown>
const ofBundles = async (orderIds: string[]) =>
  Promise.all(orderIds.map(async (id) => (await reload({ id }).catch(() => null))?.bundle?.id ?? id))

const AS_ADMINISTRATOR: [name: string, status: OrderStatus, call: Call][] = [
  ['removing', 'reviewed', (orderIds) => administrator.call(orderActions.removeOrders, { body: { orderIds } })],
  ['receiving', 'reviewed', (ids) => administrator.call(orderActions.confirmWarehouse, { body: { arrivals: ids.map(weighed) } })],
  [
    'taking back a scan',
    'inWarehouseMIA',
    (ids) =>
      administrator.call(orderActions.confirmWarehouse, {
        body: { arrivals: ids.map((id) => ({ ...weighed(id), undo: true as const })) },
      }),
  ],
  ['bundling', 'inWarehouseMIA', (orderIds) => administrator.call(bundles.createBundle, { body: { orderIds } })],
  [
    'confirming arrival',
    'sended',
    async (ids) => administrator.call(bundles.confirmBundleArrival, { body: { bundleIds: await ofBundles(ids) } }),
  ],
  ['weighing', 'arrived', (ids) => administrator.call(prices.confirmBundleWeights, { body: { weights: ids.map(weighed) } })],
  ['billing', 'inWarehouseUIO', (orderIds) => administrator.call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } })],
  [
    'confirming payment',
    'pendingOfPay',
    (orderIds) => administrator.call(payments.confirmClientPayment, { body: { orderIds, method: 'cash' } }),
  ],
  [
    'handing over',
    'paid',
    (orderIds, { identification }) => administrator.call(deliveries.deliverOrders, { body: { orderIds, identification } }),
  ],
  ['settling earnings', 'paid', (orderIds) => administrator.call(earnings.settleEarnings, { body: { orderIds } })],
]
const weighed = (orderId: string) => ({ orderId, weightInGrams: 900 })

describe('a package that is not there, among others', () => {
  test.each(AS_ADMINISTRATOR)('stops %s', async (_name, status, call) => {
    const client = await given.client({ associate: await given.associate() })
    const order = await given.order({ client, status })
    const absent = crypto.randomUUID()

    await expect(call([order.id, absent], client)).rejects.toMatchObject({ status: 404, details: { ids: [absent] } })
    expect(await reload(order)).toMatchObject({ status, version: order.version })
  })
})

const OF_CLIENTS: [name: string, status: OrderStatus, call: Call][] = [
  ['removing', 'inReview', (orderIds, client) => signedInAs(client).call(orderActions.removeOrders, { body: { orderIds } })],
  [
    'authorizing',
    'inReview',
    (orderIds, client) =>
      signedInAs(client).call(orderActions.authorizeBundling, { body: { orderIds, isAuthorizedToBundle: true } }),
  ],
  [
    'billing',
    'inWarehouseUIO',
    (orderIds, client) => signedInAs(client).call(bills.createBill, { body: { orderIds, ...NOBODY_ELSE } }),
  ],
]

describe('somebody else’s package, among one’s own', () => {
  test.each(OF_CLIENTS)('stops a client’s %s', async (_name, status, call) => {
    const client = await given.client()
    const own = await given.order({ client, status })
    const foreign = await given.order({ status })
    await expectNothing(() => call([own.id, foreign.id], client), [own, foreign], foreign.id)
  })

  test.each<[string, OrderStatus, (who: Person, orderIds: string[]) => Promise<unknown>]>([
    ['removing', 'reviewed', (who, orderIds) => signedInAs(who).call(orderActions.removeOrders, { body: { orderIds } })],
    ['bundling', 'inWarehouseMIA', (who, orderIds) => signedInAs(who).call(bundles.createBundle, { body: { orderIds } })],
  ])('stops an associate’s %s', async (_name, status, call) => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }), status })
    const foreign = await given.order({ client: await given.client({ associate: await given.associate() }), status })
    await expectNothing(() => call(associate, [own.id, foreign.id]), [own, foreign], foreign.id)
  })
})

async function expectNothing(call: () => Promise<unknown>, orders: { id: string; version: number }[], foreign: string) {
  await expect(call()).rejects.toMatchObject({ status: 404, code: 'orderNotFound', details: { ids: [foreign] } })
  const after = await Promise.all(orders.map(reload))
  expect(after.map(({ version }) => version)).toEqual(orders.map(({ version }) => version))
}
