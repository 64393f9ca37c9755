// One call says all that a client's home shows: an expectation for each place and each task, and for many packages.
import { gzipSync } from 'node:zlib'
import { bills, company, dashboard, dropshipping, incidents, orderActions } from '@app/contract'
import type { ClientHome } from '@app/contract/fields/client-home'
import { describe, expect, test } from 'vitest'
import { givenPackagesLike } from '../../testing/given/given-many-packages.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { ordersOf, paidBundle, unpaidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { purchaseIn } from '../../testing/given/given-purchases.ts'
import { REFUSAL, review, sendReceipt } from '../../testing/given/given-receipts.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const homeOf = (client: Person): Promise<ClientHome> => signedInAs(client).call(dashboard.getClientHome)
const kindsOf = ({ tasks }: ClientHome) => tasks.map(({ kind }) => kind)
const countsOf = ({ places }: ClientHome) => Object.fromEntries(places.map(({ place, count }) => [place, count]))

const openIncident = (id: string) =>
  signedInAs('administrator').call(incidents.openIncident, {
    params: { id },
    body: { kind: 'delayed', description: 'El vuelo salió un día después.' },
  })

async function quoted(client: Person, description: string, lastDay: string) {
  const wish = { link: 'https://www.example.com/reloj', description, quantity: 1 }
  const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: wish })
  const body = { action: 'quote' as const, unitPriceInCents: 4_999, lastDay }
  return signedInAs('administrator').call(dropshipping.updateDropshipping, { params: { id }, body })
}

describe('a client who never ordered', () => {
  test('has an address and nothing else', async () => {
    const { miamiAddress } = await signedInAs('administrator').call(company.getCompany)
    expect(await homeOf(await given.client())).toEqual({
      ...{ hero: null, tasks: [], more: [], places: [], hasOrdered: false },
      miamiAddress,
    })
  })

  test('reads nothing of what another client has', async () => {
    await given.order({ status: 'incomplete' })
    await paidBundle(await given.client())
    expect(await homeOf(await given.client())).toMatchObject({ hero: null, tasks: [], places: [], hasOrdered: false })
  })

  test('who removed their only order has ordered', async () => {
    const client = await given.client()
    await given.order({ client, status: 'removed' })
    expect(await homeOf(client)).toMatchObject({ places: [], hasOrdered: true })
  })
})

describe('the places', () => {
  test('each holds its packages, from the review to the counter', async () => {
    const client = await given.client()
    const statuses = ['inReview', 'incomplete', 'incompleteState', 'reviewed', 'inWarehouseMIA', 'sended', 'arrived'] as const
    for (const status of statuses) await given.order({ client, status })
    await weighedBundle(client)
    await unpaidBundle(client)
    await paidBundle(client)
    await given.order({ client, status: 'receivedAndDelivered' })
    expect(countsOf(await homeOf(client))).toEqual({ inReview: 3, toMiami: 1, inMiami: 1, inFlight: 1, inQuito: 4 })
  })

  test('a card says the thing, its day and how late it is, as the record does', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'inWarehouseMIA' })
    const [place] = (await homeOf(client)).places
    const { id, status, title, store, orderDate, intakeAt, estimatedArrivalDate, arrivalDate, daysLate } = order
    const card = { id, status, title, store, orderDate, intakeAt, estimatedArrivalDate, arrivalDate, daysLate }
    expect(place?.packages).toEqual([{ ...card, incidentOpen: false, hold: null, missing: [], cover: null }])
  })

  test('three of each are shown, the newest', async () => {
    const client = await given.client()
    const order = await given.order({ client, status: 'sended' })
    await givenPackagesLike(order.id, { sended: 4, inWarehouseMIA: 2 })
    const { places } = await homeOf(client)
    expect(places.map(({ place, count, packages }) => [place, count, packages.length])).toEqual([
      ['inMiami', 2, 2],
      ['inFlight', 5, 3],
    ])
    expect(places[1]?.packages[0]?.id).toBe(order.id)
  })
})

describe('the hero', () => {
  test('is what arrives next, of what is in Miami or in flight and not on hold', async () => {
    const client = await given.client()
    await given.order({ client, status: 'reviewed' })
    const order = await given.order({ client, status: 'inWarehouseMIA' })
    expect((await homeOf(client)).hero).toMatchObject({ kind: 'arrival', package: { id: order.id } })
    await openIncident(order.id)
    expect((await homeOf(client)).hero).toBeNull()
  })

  test('is what can be collected before what arrives, and is no task beside it', async () => {
    const client = await given.client()
    await given.order({ client, status: 'inWarehouseMIA' })
    const bill = await paidBundle(client)
    const things = { titles: [bill.orders[0]?.title], count: 1 }
    const home = await homeOf(client)
    const { quitoAddress, openingHours, mapLink } = await signedInAs('administrator').call(company.getCompany)
    const counter = { quitoAddress, openingHours, mapLink }
    expect(home.hero).toEqual({ kind: 'collect', billId: bill.id, things, pickupName: bill.pickup.name, counter })
    expect(home.tasks).toEqual([])
    const second = await paidBundle(client)
    expect((await homeOf(client)).tasks).toEqual([{ kind: 'collect', billId: second.id, things, pickupName: second.pickup.name }])
  })
})

describe('the tasks', () => {
  test('begin with what is most urgent', async () => {
    const client = await given.client()
    const [first, second] = [await unpaidBundle(client), await unpaidBundle(client)]
    await review((await sendReceipt(first, client)).id)
    await paidBundle(client)
    const ready = await paidBundle(client)
    const [quote, purchase] = [await quoted(client, 'Reloj', '2099-12-31'), await purchaseIn('pendingChanges', client)]
    const incomplete = await given.order({ client, status: 'incomplete' })
    const { id: orderId } = await given.order({ client })
    await openIncident(orderId)
    const [toBill] = (await weighedBundle(client)).orderIds
    for (const isAuthorizedToBundle of [true, false])
      await given.order({ client, status: 'inWarehouseMIA', isAuthorizedToBundle })

    const { tasks, more } = await homeOf(client)
    expect(toBill).toBeDefined()
    expect(tasks).toMatchObject([
      { kind: 'proofRefused', billId: first.id, reason: REFUSAL.reason, things: { count: 1 } },
      { kind: 'quote', requestId: quote.id, title: { name: 'Reloj' }, lastDay: '2099-12-31', isExpired: false },
      { kind: 'answer', purchaseId: purchase.id, totalInCents: purchase.price.totalInCents },
      { kind: 'complete', orderId: incomplete.id, missing: incomplete.missing },
      { kind: 'incident', orderId },
      { kind: 'pay', billId: second.id, dueInCents: second.dueInCents },
      { kind: 'bill', things: { count: 1 } },
      { kind: 'collect', billId: ready.id },
      { kind: 'bundle', packages: 2, savingInCents: 2_000 },
    ])
    expect(more).toEqual([])
  })

  test('a receipt that is looked at asks for nothing; a new one after a refusal neither', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client)
    expect(kindsOf(await homeOf(client))).toEqual(['pay'])
    const { id } = await sendReceipt(bill, client)
    expect(kindsOf(await homeOf(client))).toEqual([])
    await review(id)
    expect(kindsOf(await homeOf(client))).toEqual(['proofRefused'])
    await sendReceipt(bill, client)
    expect(kindsOf(await homeOf(client))).toEqual([])
  })

  test('a bill that is voided asks for nothing, and its packages wait for another', async () => {
    const client = await given.client()
    const bill = await unpaidBundle(client)
    const body = { reason: 'Se pidió de nuevo.' }
    await signedInAs('administrator').call(bills.voidBill, { params: { id: bill.id }, body })
    expect((await homeOf(client)).tasks).toMatchObject([{ kind: 'bill', things: { count: ordersOf(bill).length } }])
  })

  test('the quote that expires first comes first', async () => {
    const client = await given.client()
    const [late, soon] = [await quoted(client, 'Reloj', '2099-12-31'), await quoted(client, 'Lente', '2099-06-30')]
    expect((await homeOf(client)).tasks).toMatchObject([
      { kind: 'quote', requestId: soon.id },
      { kind: 'quote', requestId: late.id },
    ])
  })

  test('of many of a kind ten are said, and how many there are beyond them', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'incomplete' })
    await givenPackagesLike(id, { incomplete: 24 })
    const { tasks, more } = await homeOf(client)
    expect(tasks).toHaveLength(10)
    expect(more).toEqual([{ kind: 'complete', count: 15 }])
  })

  test('packages that may travel together already are no task', async () => {
    const client = await given.client()
    const [one, other] = [
      await given.order({ client, status: 'inWarehouseMIA', isAuthorizedToBundle: false }),
      await given.order({ client, status: 'inWarehouseMIA', isAuthorizedToBundle: false }),
    ]
    expect(kindsOf(await homeOf(client))).toEqual(['bundle'])
    const body = { orderIds: [one.id, other.id], isAuthorizedToBundle: true }
    await signedInAs(client).call(orderActions.authorizeBundling, { body })
    expect(kindsOf(await homeOf(client))).toEqual([])
  })
})

describe('many packages', () => {
  const SPREAD = { inReview: 5, reviewed: 10, inWarehouseMIA: 14, sended: 10, arrived: 5, inWarehouseUIO: 9, pendingOfPay: 6 }

  test('of 60 the home is at most 30 kB once compressed, and says how many are where', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA', isAuthorizedToBundle: false })
    await givenPackagesLike(id, SPREAD)
    const home = await homeOf(client)
    expect(countsOf(home)).toEqual({ inReview: 5, toMiami: 10, inMiami: 15, inFlight: 10, inQuito: 20 })
    expect(gzipSync(JSON.stringify(home)).length).toBeLessThanOrEqual(30_000)
  })

  test('of 10,000 all are counted, and as little is sent', async () => {
    const client = await given.client()
    const { id } = await given.order({ client, status: 'inWarehouseMIA', isAuthorizedToBundle: false })
    await givenPackagesLike(id, { inReview: 1_200, inWarehouseMIA: 2_799, sended: 4_000, inWarehouseUIO: 2_000 })
    const home = await homeOf(client)
    expect(countsOf(home)).toEqual({ inReview: 1_200, inMiami: 2_800, inFlight: 4_000, inQuito: 2_000 })
    expect(home.tasks).toMatchObject([
      { kind: 'bill', things: { count: 2_000 } },
      { kind: 'bundle', packages: 2_800 },
    ])
    expect(gzipSync(JSON.stringify(home)).length).toBeLessThanOrEqual(30_000)
  })
})
