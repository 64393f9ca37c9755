// What the foot of a list says: how many rows match, and what they come to.
import { accounts, bills, bundles, dropshipping, earnings, orders, payments, purchases } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenDuties } from '../testing/access/given-duties.ts'
import { given } from '../testing/given/given-orders.ts'
import { billedBundle, paidBundle, weighedBundle } from '../testing/given/given-packages.ts'
import { recordsOf } from '../testing/given/given-records.ts'
import { type Person, signedInAs } from '../testing/world.ts'

const office = signedInAs('administrator')

describe('orders come to', () => {
  let client: Person
  let clientId = ''
  beforeAll(async () => {
    client = await given.client()
    clientId = client.id
    await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 999, valueInCents: 1_999 })
    await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 3_500, storeWeightInGrams: 3_400, valueInCents: 30_000 })
    await given.order({ client, valueInCents: 1 })
  })
  const totals = (query: object) => office.call(orders.totalAllOrders, { query: { clientId, ...query } })

  test('the weights that count now and the declared values; what was not weighed adds nothing', async () => {
    expect(await totals({})).toEqual({ count: 3, sums: { weightInGrams: 4_499, productValueInCents: 32_000 } })
  })

  test('of what the filters leave, whatever the order of the list', async () => {
    expect(await totals({ weightInGrams: '1000..', orderBy: 'code', mode: 'asc' })).toEqual({
      count: 1,
      sums: { weightInGrams: 3_500, productValueInCents: 30_000 },
    })
    expect(await totals({ status: ['inReview'] })).toEqual({ count: 1, sums: { weightInGrams: 0, productValueInCents: 1 } })
    expect(await totals({ q: client.casilleroCode ?? '' })).toMatchObject({ count: 3 })
  })

  test('nothing where nothing matches', async () => {
    const none = { count: 0, sums: { weightInGrams: 0, productValueInCents: 0 } }
    expect(await totals({ from: '2020-01-01', to: '2020-12-31' })).toEqual(none)
  })

  test('what the list itself refuses is refused, and so are pages', async () => {
    for (const query of ['weightInGrams=4000..1000', 'from=2026-01-01', 'page=2', 'limit=1', 'colour=red'])
      expect((await office.fetch(`/api/order/admin/totals?${query}`)).status, query).toBe(422)
  })
})

describe('bills come to their totals and what is still due', () => {
  test('of a client who paid one of two', async () => {
    const client = await given.client()
    const [open, paid] = [await billedBundle(client), await paidBundle(client)]
    const found = await office.call(bills.totalBills, { query: { clientId: client.id } })
    expect(found).toEqual({
      count: 2,
      sums: { totalInCents: open.totalInCents + paid.totalInCents, dueInCents: open.totalInCents },
    })
  })

  test("for an associate, of their own clients' alone", async () => {
    const associate = await given.associate()
    const bill = await billedBundle(await given.client({ associate }))
    await billedBundle(await given.client())
    expect(await signedInAs(associate).call(bills.totalBills)).toMatchObject({
      count: 1,
      sums: { totalInCents: bill.totalInCents },
    })
  })

  test('for no client, and not for whoever reads no money', async () => {
    const client = signedInAs(await given.client())
    await expect(client.call(bills.totalBills)).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    const warehouse = signedInAs(await givenDuties(['warehouseUIO']))
    await expect(warehouse.call(bills.totalBills)).rejects.toMatchObject({ status: 403, code: 'permissionMissing' })
    expect(await warehouse.call(orders.totalAllOrders)).toMatchObject({ sums: {} })
  })
})

test('a payment that was taken back counts against itself', async () => {
  const client = await given.client()
  const [first, second] = [await paidBundle(client), await paidBundle(client)]
  const totals = () => office.call(payments.totalPayments, { query: { clientId: client.id } })
  const both = first.totalInCents + second.totalInCents
  expect(await totals()).toEqual({ count: 2, sums: { amountInCents: both } })
  const [payment] = (await office.call(payments.listPayments, { query: { billId: first.id } })).data
  await office.call(payments.undoPayment, { params: { id: payment?.id ?? '' }, body: { reason: 'Rebotó.' } })
  expect(await totals()).toEqual({ count: 3, sums: { amountInCents: second.totalInCents } })
})

test('bundles come to their weights and their values with tax', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  await weighedBundle(client, [{ weightInGrams: 1_200, valueInCents: 4_000 }])
  await weighedBundle(client, [{ weightInGrams: 800, valueInCents: 6_000 }])
  const query = { associateId: associate.id }
  const { data } = await office.call(bundles.listBundles, { query })
  const found = await office.call(bundles.totalBundles, { query })
  const [first = 0, second = 0] = data.map(({ valueWithTaxInCents }) => valueWithTaxInCents)
  expect(first).toBeGreaterThan(0)
  expect(found).toEqual({ count: 2, sums: { weightInGrams: 2_000, valueWithTaxInCents: first + second } })
})

describe('the totals of a list are the sums of its rows:', () => {
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  beforeAll(async () => {
    const associate = await given.associate()
    await recordsOf(await given.client({ associate }), associate)
  }, 120_000)

  test('refunds', async () => {
    const { data, meta } = await office.call(accounts.listRefunds)
    const amountInCents = add(data.map((refund) => refund.amountInCents))
    expect(amountInCents).toBeGreaterThan(0)
    expect(await office.call(accounts.totalRefunds)).toEqual({ count: meta.total, sums: { amountInCents } })
  })

  test('settlements', async () => {
    const { data, meta } = await office.call(earnings.listSettlements)
    const totalInCents = add(data.map((settlement) => settlement.totalInCents))
    expect(totalInCents).toBeGreaterThan(0)
    expect(await office.call(earnings.totalSettlements)).toEqual({ count: meta.total, sums: { totalInCents } })
  })

  test('purchases', async () => {
    const { data, meta } = await office.call(purchases.listPurchases)
    const totalInCents = add(data.map(({ price }) => price.totalInCents))
    expect(totalInCents).toBeGreaterThan(0)
    expect(await office.call(purchases.totalPurchases)).toEqual({ count: meta.total, sums: { totalInCents } })
  })

  test('dropshipping, of what has a quote', async () => {
    const client = await given.client()
    const wish = { link: 'https://www.example.com/reloj', description: 'Reloj', options: '', quantity: 2, comment: '' }
    const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: wish })
    await signedInAs(client).call(dropshipping.createDropshipping, { body: wish })
    const terms = { unitPriceInCents: 4_999, storeShippingInCents: 599, lastDay: '2099-12-31', comment: '' }
    const quoted = await office.call(dropshipping.updateDropshipping, { params: { id }, body: { action: 'quote', ...terms } })
    const found = await office.call(dropshipping.totalDropshipping, { query: { clientId: client.id } })
    expect(quoted.quote?.price.totalInCents).toBeGreaterThan(10_000)
    expect(found).toEqual({ count: 2, sums: { quotedPriceInCents: quoted.quote?.price.totalInCents } })
    const ids = async (quotedPriceInCents: string) =>
      (await office.call(dropshipping.listDropshipping, { query: { clientId: client.id, quotedPriceInCents } })).data.map(
        (request) => request.id,
      )
    expect(await ids('0..')).toEqual([id])
    expect(await ids(`..${quoted.quote?.price.totalInCents}`)).toEqual([id])
    expect(await ids('..100')).toEqual([])
  })

  test('packages without client', async () => {
    const { data, meta } = await office.call(orders.listUnmatchedOrders)
    const weightInGrams = add(data.map((order) => order.weightInGrams ?? 0))
    expect(weightInGrams).toBeGreaterThan(0)
    expect(await office.call(orders.totalUnmatchedOrders)).toMatchObject({ count: meta.total, sums: { weightInGrams } })
  })
})
