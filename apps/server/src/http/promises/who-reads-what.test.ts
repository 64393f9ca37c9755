// What one record says to each who may read it: terms between the house and its associates are for them alone, and what one person gives
// as proof of themselves is for who has to look at it (domain, section 9).
import {
  bills,
  bundles,
  dropshipping,
  type Endpoint,
  earnings,
  orders,
  parameters,
  paymentProofs,
  payments,
  purchases,
  quotas,
  quotations,
  users,
} from '@app/contract'
import { businessDay } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { billedBundle, handedOver, ordersOf, paid } from '../../testing/given/given-packages.ts'
import { approve, ask, ownClient } from '../../testing/given/given-purchases.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const OVERRIDE = 'Muestra comercial, con permiso.'
const WISH = { link: 'https://store.example/lamp', description: 'Lámpara', quantity: 1 }
const QUOTED = { service: 'COU' as const, weightInGrams: 900, productValueInCents: 5_000 }

let associate: Person
let client: Person
let orderId: string
let billId: string
let bundleId: string
let wishId: string
let purchaseId: string

beforeAll(async () => {
  const people = await ownClient()
  associate = people.associate
  client = people.client
  const bill = await billedBundle(client)
  billId = bill.id
  const [id = ''] = ordersOf(bill)
  orderId = id
  const proof = { params: { id: billId }, body: { amountInCents: 4_864, reference: 'PICH-SECRETO', note: '' } }
  await signedInAs(client).call(paymentProofs.addBillProof, { ...proof, files: [{ ...PAPER, field: 'proof' }] })
  await handedOver(client, await paid(bill))
  await administrator.call(earnings.settleEarnings, { body: { orderIds: [orderId], reference: 'TRX-SECRETO' } })
  bundleId = await bundleBeyondTheYear()
  wishId = (await signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })).id
  const purchase = await approve('administrator', await ask(client))
  purchaseId = purchase.id
  await signedInAs(client).call(quotations.requestQuotation, { body: QUOTED })
})

/** An administrator let it pass, and said why. */
async function bundleBeyondTheYear(): Promise<string> {
  const elsewhere = {
    year: Number(businessDay(new Date()).slice(0, 4)),
    amountInCents: 160_000,
    note: 'Declaró con otro courier.',
  }
  await administrator.call(quotas.addQuotaEntry, { params: client, body: elsewhere })
  const { id } = await given.order({ client, status: 'inWarehouseMIA' })
  const body = { orderIds: [id], quotaOverrideReason: OVERRIDE }
  return (await administrator.call(bundles.createBundle, { body })).id
}

type Call = [endpoint: Endpoint, sent: () => object]
const at = (id: () => string) => () => ({ params: { id: id() } })
const ofClient = () => ({ params: { id: client.id } })

/** Everything that a client reads of what is theirs. */
const OF_A_CLIENT: Call[] = [
  [orders.getOrder, at(() => orderId)],
  [orders.listClientOrders, () => ({})],
  [orders.exportClientOrders, () => ({ query: { format: 'csv' } })],
  [bills.getBill, at(() => billId)],
  [bills.listBills, () => ({})],
  [bills.exportBills, () => ({ query: { format: 'csv' } })],
  [payments.listPayments, () => ({})],
  [purchases.getPurchase, at(() => purchaseId)],
  [purchases.listAssistedPurchases, () => ({})],
  [dropshipping.getDropshipping, at(() => wishId)],
  [quotations.listQuotations, () => ({})],
  [quotations.requestQuotation, () => ({ body: QUOTED })],
  [parameters.listRetailParameters, () => ({})],
  [users.getClientBalance, ofClient],
]

describe('a client', () => {
  test.each(OF_A_CLIENT.map((call) => [call[0].method, call[0].path, call] as const))(
    'reads nothing of what an associate earns by %s %s',
    async (_method, _path, [endpoint, sent]) => {
      const response = await signedInAs(client).send(endpoint, sent() as never)

      const said = await response.text()
      expect(response.status).toBe(200)
      expect(said.length).toBeGreaterThan(2)
      expect(said).not.toMatch(/margin|bonusInCents|keptBack|baseInCents|basePrice|bonusRate|discountRate|TRX-SECRETO/)
      expect(said).not.toMatch(/"profitInCents":-?\d|settleEarning/)
    },
  )

  test('reads no list of earnings, parameters or accounts', async () => {
    for (const endpoint of [earnings.listEarnings, parameters.listParameters, parameters.listParameterHistory, users.listUsers]) {
      const attempt = signedInAs(client).call(endpoint as typeof users.listUsers)
      await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
  })
})

describe('an order', () => {
  const earned = async (who: Person | 'administrator') =>
    (await signedInAs(who).call(orders.getOrder, { params: { id: orderId } })).earning

  test('says what it earns to its associate and to administrators alone', async () => {
    const theirs = { status: 'settled', marginInCents: 750, bonusInCents: 75, keptBackInCents: 23, profitInCents: 802 }

    expect(await earned(associate)).toMatchObject(theirs)
    expect(await earned('administrator')).toMatchObject(theirs)
    expect(await earned(client)).toBeNull()
  })

  test('offers each what they may do with it, and nothing when it is done', async () => {
    const fresh = await given.order({ client })
    const actionsFor = async (who: Person | 'administrator', id: string) =>
      (await signedInAs(who).call(orders.getOrder, { params: { id } })).allowedActions.toSorted()
    // Category C is switched off: there is no other.
    const ofStaff = ['markIncomplete', 'remove', 'removeAsCancelled', 'setObservation', 'setTracking', 'setValue']

    expect(await actionsFor(client, fresh.id)).toEqual(['authorizeBundling', 'editDescription', 'remove'])
    expect(await actionsFor(associate, fresh.id)).toEqual(ofStaff)
    expect(await actionsFor('administrator', fresh.id)).toEqual(
      [...ofStaff, 'assignClient', 'confirmWarehouse', 'openIncident', 'setExtraCharges'].toSorted(),
    )
    for (const who of [client, associate] as const) expect(await actionsFor(who, orderId)).toEqual([])
  })
})

describe('a bill', () => {
  const read = (who: Person | 'administrator') => signedInAs(who).call(bills.getBill, { params: { id: billId } })

  test('shows its receipts to its client and to administrators', async () => {
    expect((await read(client)).paymentProofs).toMatchObject([{ reference: 'PICH-SECRETO' }])
    expect((await read('administrator')).paymentProofs).toMatchObject([{ reference: 'PICH-SECRETO' }])
    expect((await read(associate)).paymentProofs).toEqual([])
    const said = await signedInAs(associate).send(bills.getBill, { params: { id: billId } })
    expect(await said.text()).not.toContain('PICH-SECRETO')
  })
})

describe('a bundle', () => {
  test('says to administrators alone why it passed the consignee’s year', async () => {
    const params = { id: bundleId }

    expect(await administrator.call(bundles.getBundle, { params })).toMatchObject({ quotaOverrideReason: OVERRIDE })
    const said = await signedInAs(associate).send(bundles.getBundle, { params })
    expect(said.status).toBe(200)
    expect(await said.text()).not.toContain(OVERRIDE)
  })

  test('is no client’s to read, though its packages are', async () => {
    const attempt = signedInAs(client).call(bundles.getBundle, { params: { id: bundleId } })

    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    const { orders: inside } = await administrator.call(bundles.getBundle, { params: { id: bundleId } })
    expect(await reload(inside[0] ?? { id: '' })).toMatchObject({ bundle: { id: bundleId }, client: { id: client.id } })
  })
})

test('a consignee’s year is read by the client, without what staff noted of it', async () => {
  const read = (who: Person | 'administrator') => signedInAs(who).call(quotas.getQuota, { params: client, query: {} })
  const notes = async (who: Person | 'administrator') => (await read(who)).entries.map(({ note }) => note).join(' ')

  expect(await notes('administrator')).toContain('Declaró con otro courier.')
  expect(await notes(client)).not.toContain('Declaró')
  // A number is a claim: whoever only gives it reads no sums.
  expect(await read('administrator')).toMatchObject({ usedInCents: expect.any(Number) })
  expect(await read(client)).toMatchObject({ usedInCents: null })
})
