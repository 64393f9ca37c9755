// What the end of a package does to money, over HTTP (both ways, sections 2 and 10).
import { bills, bundles, deliveries, earnings, incidents, orders, users } from '@app/contract'
import type { IncidentResolution } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { billedBundle, ordersOf, paidBundle } from '../../../testing/given/given-packages.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'
import { checkBooks } from '../../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
const balanceOf = (client: Person) => signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
const billOf = (id: string) => administrator.call(bills.getBill, { params: { id } })
const totalsOf = async (who: Person) => (await signedInAs(who).call(earnings.listEarnings)).totals

type Said = { responsible?: 'house' | 'client' | 'store'; shareInPercent?: number; isFit?: boolean }
async function end(orderId: string, outcome: IncidentResolution, said: Said = {}) {
  const params = { id: orderId }
  const opening = { kind: 'delayed', description: 'Algo pasó con él.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params, body: opening })
  const body = { incidentId, outcome, resolution: 'Se confirmó.', clientsWord: 'Que se la queden.', ...said }
  return administrator.call(incidents.resolveIncident, { params, body })
}
const deliver = (client: { identification: string }, ...orderIds: string[]) =>
  administrator.call(deliveries.deliverOrders, { body: { orderIds, identification: client.identification } })

const TWO = [
  { weightInGrams: 1_800, valueInCents: 9_000 },
  { weightInGrams: 900, valueInCents: 4_500 },
]

describe('the house answers for it', () => {
  test('lost after it was paid and settled: credited, made good, and taken off the next settlement', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await paidBundle(client, TWO)
    const [lost = '', left = ''] = ordersOf(bill)
    expect(bill).toMatchObject({ subtotalInCents: 2_890, taxInCents: 434, dutyInCents: 2_000, totalInCents: 5_324 })
    await administrator.call(earnings.settleEarnings, { body: { orderIds: [lost, left] } })
    expect(await totalsOf(associate)).toMatchObject({ settledInCents: 1_070 })

    await end(lost, 'lost')

    expect(await reload({ id: lost })).toMatchObject({ status: 'removed', outcome: 'lost', responsible: 'house' })
    expect(await billOf(bill.id)).toMatchObject({ status: 'charged', creditedInCents: 3_403, dueInCents: 0 })
    // 34.03 of the bill and 90.00 of what it was worth.
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 12_403, chargedInCents: 1_921 })
    expect(await totalsOf(associate)).toMatchObject({ toTakeOffInCents: 578 })
    expect(await books()).toEqual([])

    // 3.10 kg earns 9.95, of which the 5.78 of the lost one is taken off.
    const next = ordersOf(await paidBundle(client, [{ weightInGrams: 3_100, valueInCents: 21_000 }]))
    const { settlements } = await administrator.call(earnings.settleEarnings, { body: { orderIds: next } })
    expect(settlements).toMatchObject([{ totalInCents: 417 }])
    expect(await books()).toEqual([])
  })

  test('the rest of the bill is handed over, and the bill is delivered', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    const [lost = '', left = ''] = ordersOf(bill)

    await end(lost, 'lost')
    await deliver(client, left)

    expect(await billOf(bill.id)).toMatchObject({ status: 'delivered' })
    expect((await reload({ id: left })).status).toBe('receivedAndDelivered')
    expect(await books()).toEqual([])
  })

  test('a bill of which the rest was handed over is delivered once the last is lost', async () => {
    const client = await given.client()
    const bill = await paidBundle(client, TWO)
    const [lost = '', left = ''] = ordersOf(bill)
    await deliver(client, left)

    await end(lost, 'lost')

    expect(await billOf(bill.id)).toMatchObject({ status: 'delivered' })
    const { bundle } = await reload({ id: left })
    expect(await administrator.call(bundles.getBundle, { params: { id: bundle?.id ?? '' } })).toMatchObject({
      status: 'receivedAndDelivered',
    })
    expect(await books()).toEqual([])
  })

  test('lost before it was paid: the rest is still to pay, and all of it given back ends the bill', async () => {
    const client = await given.client()
    const bill = await billedBundle(client, TWO)
    const [first = '', second = ''] = ordersOf(bill)

    await end(first, 'lost')
    expect(await billOf(bill.id)).toMatchObject({ status: 'pendingPayment', creditedInCents: 3_403, dueInCents: 1_921 })
    await end(second, 'lost')

    expect(await billOf(bill.id)).toMatchObject({ status: 'inactive' })
    // 90.00 and 45.00.
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 13_500, chargedInCents: 0 })
    expect(await books()).toEqual([])
  })

  test('lost in Miami, nothing was billed: what it was worth is made good', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 1_000, valueInCents: 7_000 })

    await end(order.id, 'lost')

    expect(await balanceOf(client)).toMatchObject({ creditInCents: 7_000 })
    expect(await books()).toEqual([])
  })
})

describe('the client answers for it', () => {
  test('seized after it was paid: what was paid stays, and its associate is settled', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await paidBundle(client, TWO)
    const [seized = ''] = ordersOf(bill)

    await end(seized, 'seized')

    expect(await billOf(bill.id)).toMatchObject({ status: 'charged', creditedInCents: 0 })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 0 })
    const after = await reload({ id: seized })
    expect(after).toMatchObject({
      status: 'removed',
      allowedActions: ['settleEarning', 'reopen', 'keepForHouse'],
      earning: { status: 'collected' },
    })
    await administrator.call(earnings.settleEarnings, { body: { orderIds: [seized] } })
    expect(await totalsOf(associate)).toMatchObject({ settledInCents: 578, collectedInCents: 492 })
    expect(await books()).toEqual([])
  })

  test('abandoned before it was paid: it is credited, nobody earns from it', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const bill = await billedBundle(client, TWO)
    const [abandoned = ''] = ordersOf(bill)

    await end(abandoned, 'abandoned')

    expect(await billOf(bill.id)).toMatchObject({ status: 'pendingPayment', dueInCents: 1_921 })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 0 })
    expect((await reload({ id: abandoned })).earning).toMatchObject({ status: 'reversed' })
    expect(await books()).toEqual([])
  })
})

const FORTY_PERCENT = {
  ...{ at: expect.any(String), declaredValueInCents: 15_000, shareInPercent: 40, rateInPercent: 100 },
  ...{ isCapped: false, isExtra: false, amountInCents: 6_000 },
}
/** What was made good, and the shares that the history tells of. */
async function shownTo(who: Person, { id }: { id: string }) {
  const { compensations, timeline } = await signedInAs(who).call(orders.getOrder, { params: { id } })
  return { compensations, shares: timeline.flatMap(({ shareInPercent }) => shareInPercent ?? []) }
}

describe('what is damaged', () => {
  test('and cannot be handed over ends; a share of it is made good', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseUIO', weightInGrams: 1_000, valueInCents: 15_000 })

    await end(order.id, 'damaged', { shareInPercent: 40 })

    expect(await reload(order)).toMatchObject({ status: 'removed', outcome: 'damaged' })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 6_000 })
    expect(await shownTo(client, order)).toEqual({ compensations: [FORTY_PERCENT], shares: [40] })
  })

  test.each(['inWarehouseUIO', 'paid'] as const)('and fit to be handed over goes on while it is %s', async (status) => {
    const client = await given.client()
    const order = await given.order({ client, status, valueInCents: 15_000 })

    const incident = await end(order.id, 'damaged', { shareInPercent: 40, isFit: true })

    expect(incident).toMatchObject({ outcome: 'damaged', order: { status } })
    expect(await reload(order)).toMatchObject({ status, outcome: null, incidentOpen: false })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 6_000 })
    expect(await shownTo(client, order)).toEqual({ compensations: [FORTY_PERCENT], shares: [40] })
    expect(await books()).toEqual([])
  })

  test('after it was handed over is made good, and stays delivered', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'receivedAndDelivered', valueInCents: 15_000 })

    await end(order.id, 'damaged')

    expect(await reload(order)).toMatchObject({ status: 'receivedAndDelivered', outcome: null })
    expect(await balanceOf(client)).toMatchObject({ creditInCents: 15_000 })
    await expect(end(order.id, 'lost')).rejects.toMatchObject({ status: 409, code: 'orderActionNotAllowed' })
    expect((await administrator.call(orders.getOrder, { params: { id: order.id } })).incidentOpen).toBe(true)
  })

  test.each([0, 101, 1.5])('not by %s percent', async (shareInPercent) => {
    const order = await given.order({ status: 'inWarehouseUIO' })
    await expect(end(order.id, 'damaged', { shareInPercent })).rejects.toMatchObject({ status: 422 })
  })
})
