// What had ended is there after all: it goes on, or the goods are the house's (both ways, sections 2 and 10), over HTTP.
import { accounts, bills, bundles, deliveries, earnings, incidents, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { creditOf, end, NOTE, reopen, weigh } from '../../../testing/given/given-ended.ts'
import { given, newTracking, reload } from '../../../testing/given/given-orders.ts'
import { billed, ordersOf, paidBundle, weighedBundle } from '../../../testing/given/given-packages.ts'
import { notificationsOf } from '../../../testing/notifications.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { currentServer, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const orderOf = (id = '') => administrator.call(orders.getOrder, { params: { id } })
const bundleOf = (id = '') => administrator.call(bundles.getBundle, { params: { id } })
const billOf = (id: string) => administrator.call(bills.getBill, { params: { id } })
const settle = (orderIds: string[]) => administrator.call(earnings.settleEarnings, { body: { orderIds } })

const TWO = [
  { weightInGrams: 1_800, valueInCents: 9_000 },
  { weightInGrams: 900, valueInCents: 4_500 },
]
const EQUAL = { weightInGrams: 1_000, valueInCents: 4_000 }

describe('paid, settled, lost, compensated and found', () => {
  test('is weighed, billed and settled anew, and everything adds up', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await paidBundle(client, TWO)
    const [lost = '', left = ''] = ordersOf(bill)
    await settle([lost, left])
    await end(lost, 'lost')
    expect(await creditOf(client)).toBe(12_403)

    const order = await reopen(lost)

    // The compensation of 90.00 is taken back; what the bill gave back of it stays: 34.03.
    expect(order).toMatchObject({ status: 'arrived', outcome: null })
    expect(await creditOf(client)).toBe(3_403)
    expect(await billOf(bill.id)).toMatchObject({ status: 'charged', creditedInCents: 3_403, dueInCents: 0 })
    const ofBill = (await billOf(bill.id)).orders.map(({ id, isReleased }) => [id, isReleased])
    expect(ofBill).toEqual([
      [lost, true],
      [left, false],
    ])
    const pdf = await signedInAs(client).call(bills.getPdfOfBill, {
      params: { id: bill.id },
      headers: { 'accept-language': 'es' },
    })
    expect((await readPdf(pdf.content)).join(' ').match(/Acreditado: ya no se cobra aquí/g)).toHaveLength(1)
    const { bundle, price, timeline } = await orderOf(lost)
    expect(await bundleOf(bundle?.id)).toMatchObject({ status: 'arrived' })
    expect(price?.lines.find(({ name }) => name === 'duty')?.amountInCents).toBe(1_333)
    expect(timeline.at(-1)).toMatchObject({ action: 'reopen', from: 'removed', to: 'arrived', note: NOTE })
    expect(await books()).toEqual([])

    await weigh(lost, 1_800)
    expect(await bundleOf(bundle?.id)).toMatchObject({ status: 'inWarehouseUIO' })
    const anew = await billed(client, [lost])
    // 18.00 with 15 % and the 13.33 of the duty that the other did not pay: what was given back pays it.
    expect(anew).toMatchObject({ totalInCents: 3_403, dueInCents: 0, status: 'charged' })
    expect(await creditOf(client)).toBe(0)
    expect((await bundleOf(bundle?.id)).status).toBe('paid')
    expect(await books()).toEqual([])

    // 5.78 was paid, is to be taken off, and is earned again.
    const { settlements } = await settle([lost])
    expect(settlements).toMatchObject([{ totalInCents: 0 }])
    const body = { orderIds: [lost, left], identification: client.identification }
    await administrator.call(deliveries.deliverOrders, { body })
    expect(await billOf(bill.id)).toMatchObject({ status: 'delivered' })
    expect(await billOf(anew.id)).toMatchObject({ status: 'delivered' })
    expect((await bundleOf(bundle?.id)).status).toBe('receivedAndDelivered')
    expect(await books()).toEqual([])
  })

  test('after what was made good was refunded: the account owes it, and the next bill takes it', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_000, valueInCents: 7_000 })
    await end(order.id, 'lost')
    const asked = { clientId: client.id, amountInCents: 7_000, destination: 'Banco Pichincha 2201234567' }
    const { id } = await administrator.call(accounts.requestRefund, { body: asked })
    await administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'cash' } })

    await reopen(order.id)

    expect(await creditOf(client)).toBe(-7_000)
    const other = await weighedBundle(client)
    const bill = await billed(client, other.orderIds)
    expect(bill.dueInCents).toBe(bill.totalInCents + 7_000)
    expect(await books()).toEqual([])
  })

  test('takes back what was made good as it ended, not what was made good before', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA', valueInCents: 10_000 })
    await end(order.id, 'damaged', { shareInPercent: 40, isFit: true })
    await end(order.id, 'lost')
    expect(await creditOf(client)).toBe(14_000)

    await reopen(order.id)

    expect(await creditOf(client)).toBe(4_000)
  })

  test('once it is billed anew, the note of its first bill stays', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, [EQUAL])
    const [lost = ''] = ordersOf(bill)
    await end(lost, 'lost')
    const { creditNotes } = await billOf(bill.id)
    await reopen(lost)

    const params = { id: bill.id }
    const body = { creditNoteId: creditNotes[0]?.id ?? '', reason: 'Apareció.' }
    await expect(administrator.call(bills.takeBackCreditNote, { params, body })).rejects.toMatchObject({
      status: 409,
      code: 'billActionNotAllowed',
      details: { because: ['orderReopened'] },
    })
    expect((await billOf(bill.id)).allowedActions).not.toContain('takeBackCreditNote')
  })
})

test('seized once paid, and given back: what stayed charged is credited, and it is billed anew', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const bill = await paidBundle(client, TWO)
  const [seized = ''] = ordersOf(bill)
  await end(seized, 'seized')
  expect(await creditOf(client)).toBe(0)

  await reopen(seized)

  expect(await creditOf(client)).toBe(3_403)
  expect((await orderOf(seized)).earning).toBeNull()
  await weigh(seized, 1_800)
  expect(await billed(client, [seized])).toMatchObject({ totalInCents: 3_403, dueInCents: 0 })
  expect(await books()).toEqual([])
})

describe('the client keeps what was made good', () => {
  test('and the goods are the house’s: it stays as it ended', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA', valueInCents: 7_000 })
    await end(order.id, 'lost')

    const after = await reopen(order.id, 'house')

    expect(after).toMatchObject({ status: 'removed', outcome: 'lost' })
    expect(await creditOf(client)).toBe(7_000)
    const { closing, timeline, allowedActions } = await reload(order)
    expect(allowedActions).toEqual(['reopen', 'keepForHouse'])
    expect(closing).toMatchObject({ isKeptByHouse: true })
    expect(timeline.at(-1)).toMatchObject({ action: 'keepForHouse', note: NOTE })
    // Whoever was misheard still gets it.
    expect(await reopen(order.id)).toMatchObject({ status: 'inWarehouseMIA' })
    expect((await reload(order)).closing).toBeNull()
    expect(await creditOf(client)).toBe(0)
  })
})

describe('it is refused', () => {
  test('of what goes on, and of what Miami never received', async () => {
    const [open, never] = [await given.order({ status: 'inWarehouseMIA' }), await given.order()]
    await end(never.id, 'lost')

    await expect(reopen(open.id)).rejects.toMatchObject({ status: 409, details: { because: ['inWarehouseMIA'] } })
    await expect(reopen(never.id)).rejects.toMatchObject({
      status: 409,
      code: 'orderActionNotAllowed',
      details: { because: ['notReceived'] },
    })
  })

  test('of one that became another’s', async () => {
    const tracking = newTracking()
    const waiting = await given.unmatched(tracking)
    await given.order({ tracking })
    const { status, outcome } = await orderOf(waiting.id)
    expect([status, outcome]).toEqual(['removed', null])
    await expect(reopen(waiting.id)).rejects.toMatchObject({ status: 409, details: { because: ['notReceived'] } })
  })

  test('while another open order has its tracking', async () => {
    const tracking = newTracking()
    const client = await given.client()
    const order = await given.order({ client, tracking, status: 'inWarehouseMIA' })
    await end(order.id, 'lost')
    await given.order({ client, tracking })

    await expect(reopen(order.id)).rejects.toMatchObject({ status: 409, code: 'trackingTaken' })
    expect((await reload(order)).status).toBe('removed')
  })

  test('without the client’s word, and to all but administrators', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const order = await given.order({ client, status: 'inWarehouseMIA' })
    await end(order.id, 'lost')
    const params = { id: order.id }

    const unsaid = administrator.call(incidents.reopenOrder, { params, body: { goods: 'client', note: ' ' } })
    await expect(unsaid).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'note', code: 'required' }] } })
    for (const who of [client, associate]) {
      const theirs = signedInAs(who).call(incidents.reopenOrder, { params, body: { goods: 'client', note: NOTE } })
      await expect(theirs).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
    }
  })
})

test('the client is told that it was found', async () => {
  const client = await given.client()
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  await end(order.id, 'lost')
  await reopen(order.id)

  const { data } = await notificationsOf(client, { count: 5 })
  expect(data[0]).toMatchObject({ kind: 'orderFound', payload: { orderCode: order.code } })
})

test('of ten that reopen it at once, one does; what was made good is taken back once', async () => {
  const client = await given.client()
  const bill = await paidBundle(client, TWO)
  const [lost = ''] = ordersOf(bill)
  await end(lost, 'lost')

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => reopen(lost)))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await creditOf(client)).toBe(3_403)
  expect(await books()).toEqual([])
})
