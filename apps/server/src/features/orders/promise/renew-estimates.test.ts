// The day of a package on its way (both ways, section 5; vector 14). Cut-off on Wednesdays, arrival on Fridays, two days of transit.
import { incidents, manifests, orderActions, orderMatching, orders } from '@app/contract'
import { describe, expect, test, vi } from 'vitest'
import { dueDay } from '../../../jobs/daily.ts'
import { callerWith } from '../../../testing/caller.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { standStillAt } from '../../../testing/moved-clock.ts'
import { currentServer, type Person, signIn } from '../../../testing/world.ts'
import { renewEstimatesOfDay } from './renew-estimates-of-day.ts'

/** 10:00 in Quito on Thursday 3 December. */
standStillAt(new Date('2026-12-03T15:00:00Z'))

/** Days go by between the calls: each signs in anew. */
const administrator = callerWith(async () => {
  boss ??= await given.administrator()
  return signIn(boss)
})
let boss: Person | undefined
const reload = ({ id }: { id: string }) => administrator.call(orders.getOrder, { params: { id } })
const goTo = (instant: string) => void vi.setSystemTime(new Date(instant))
/** 00:10 in Quito. */
const nightOf = async (day: string) => {
  goTo(`${day}T05:10:00Z`)
  const { db } = await currentServer()
  await renewEstimatesOfDay(db, dueDay(new Date()))
  goTo(`${day}T15:00:00Z`)
}
const receive = (orderId: string) =>
  administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams: 900 }] } })
const undo = (orderId: string) =>
  administrator.call(orderActions.confirmWarehouse, {
    body: { arrivals: [{ orderId, weightInGrams: 900, undo: true }] },
  })
const update = (id: string, body: object) => administrator.call(manifests.updateManifest, { params: { id }, body })
const expectOn = (id: string, expectedDate: string | null) =>
  administrator.call(manifests.setExpectedDate, { params: { id }, body: { expectedDate } })
const daysOf = async (order: { id: string }) => {
  const { promisedDate, estimatedArrivalDate, daysLate, delayReason } = await reload(order)
  return { promisedDate, estimatedArrivalDate, daysLate, delayReason }
}
const movesOf = async (order: { id: string }) => {
  const { arrivalChanges } = await reload(order)
  return arrivalChanges.map(({ from, to, cause }) => [from, to, cause])
}
/** In Miami on Thursday 3 December, in a manifest of its own. */
const loaded = async () => {
  goTo('2026-12-03T15:00:00Z')
  const order = await given.order({ status: 'inWarehouseMIA' })
  const manifest = await given.manifest({ bundles: [await given.bundle({ orders: [order] })] })
  return { order, manifest }
}

describe('a package that Miami received on Thursday 3 December', () => {
  test('is promised for Friday 11; a flight missed makes it Friday 18, seven days late', async () => {
    goTo('2026-12-03T15:00:00Z')
    const order = await given.order({ status: 'inWarehouseMIA' })
    expect(await daysOf(order)).toEqual({
      promisedDate: '2026-12-11',
      estimatedArrivalDate: '2026-12-11',
      daysLate: 0,
      delayReason: null,
    })

    await nightOf('2026-12-09')
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-11', daysLate: 0 })

    await nightOf('2026-12-10')
    expect(await daysOf(order)).toEqual({
      promisedDate: '2026-12-11',
      estimatedArrivalDate: '2026-12-18',
      daysLate: 7,
      delayReason: 'cutOffMissed',
    })
    expect(await movesOf(order)).toEqual([['2026-12-11', '2026-12-18', 'cutOffMissed']])
  })

  test('on a flight of Saturday 12 it is expected on Friday 18; on a later one, later, and the flight is why', async () => {
    const { order, manifest } = await loaded()
    await update(manifest.id, { departureDate: '2026-12-12' })
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-18', daysLate: 7, delayReason: 'flight' })

    await update(manifest.id, { departureDate: '2026-12-19' })
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-25', daysLate: 14 })

    await update(manifest.id, { departureDate: '2026-12-08' })
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-11', daysLate: 0, delayReason: null })
    expect((await movesOf(order)).map(([, , cause]) => cause)).toEqual(['flightMoved', 'flightMoved', 'flightMoved'])
  })

  test('is expected when staff expect its manifest, also after it left; null goes back to the rule', async () => {
    const { order, manifest } = await loaded()
    await update(manifest.id, { departureDate: '2026-12-05' })
    expect((await expectOn(manifest.id, '2026-12-09')).expectedDate).toBe('2026-12-09')
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-09', daysLate: 0 })

    await administrator.call(manifests.shipManifest, { params: { id: manifest.id } })
    await expectOn(manifest.id, '2026-12-14')
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-14', daysLate: 3, delayReason: 'flight' })

    await expectOn(manifest.id, null)
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-11', daysLate: 0 })
  })

  test('taken off its manifest it waits for the next cut-off', async () => {
    const { order, manifest } = await loaded()
    await update(manifest.id, { departureDate: '2026-12-04' })
    goTo('2026-12-10T15:00:00Z')
    await update(manifest.id, { bundles: [] })
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-18', delayReason: 'flight' })
  })

  test('shipped and overdue it moves to the next arrival day, for a reason that nobody knows yet', async () => {
    const { order, manifest } = await loaded()
    await update(manifest.id, { departureDate: '2026-12-08' })
    await administrator.call(manifests.shipManifest, { params: { id: manifest.id } })
    await nightOf('2026-12-10')
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-11', daysLate: 0 })

    await nightOf('2026-12-11')
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-18', daysLate: 7, delayReason: null })
    expect((await movesOf(order)).at(-1)).toEqual(['2026-12-11', '2026-12-18', null])
  })

  test('a scan taken back takes the promise back', async () => {
    goTo('2026-12-03T15:00:00Z')
    const order = await given.order({ status: 'reviewed' })
    await receive(order.id)
    expect(await daysOf(order)).toMatchObject({ promisedDate: '2026-12-11' })
    await undo(order.id)
    expect(await daysOf(order)).toMatchObject({ promisedDate: null, estimatedArrivalDate: '2026-12-11', daysLate: 0 })
  })
})

describe('a package that waits', () => {
  test('has no day while something is missing; afterwards a new one, late for what was missing', async () => {
    goTo('2026-12-03T15:00:00Z')
    const client = await given.client()
    const order = await given.order({ status: 'inWarehouseMIA', client })
    const ask = (body: object) =>
      administrator.call(orderActions.updateIncomplete, {
        body: { orderId: order.id, missing: ['other'], note: '¿Qué es?', ...body },
      })
    await ask({})
    expect(await daysOf(order)).toMatchObject({ promisedDate: '2026-12-11', estimatedArrivalDate: null, daysLate: 0 })

    await nightOf('2026-12-10')
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: null })
    await callerWith(() => signIn(client)).call(orderActions.completeOrder, {
      params: { id: order.id },
      body: { comment: 'Unos zapatos.' },
    })
    await administrator.call(orderActions.updateIncomplete, { body: { orderId: order.id, resume: true } })
    expect(await daysOf(order)).toEqual({
      promisedDate: '2026-12-11',
      estimatedArrivalDate: '2026-12-18',
      daysLate: 7,
      delayReason: 'missingFromClient',
    })
    expect(await movesOf(order)).toEqual([
      ['2026-12-11', null, 'paused'],
      [null, '2026-12-18', 'paused'],
    ])
  })

  test.each([
    ['seized', 'customs', 'customs'],
    ['damaged', 'paused', null],
  ] as const)('has none while an incident is open (%s)', async (kind, cause, delayReason) => {
    const { order, manifest } = await loaded()
    await update(manifest.id, { departureDate: '2026-12-08' })
    await administrator.call(manifests.shipManifest, { params: { id: manifest.id } })
    const { id: incidentId } = await administrator.call(incidents.openIncident, {
      params: { id: order.id },
      body: { kind, description: 'Lo retuvieron.' },
    })
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: null })

    goTo('2026-12-14T15:00:00Z')
    await administrator.call(incidents.resolveIncident, {
      params: { id: order.id },
      body: { incidentId, outcome: 'solved', resolution: 'Ya está.' },
    })
    expect(await daysOf(order)).toMatchObject({ estimatedArrivalDate: '2026-12-18', daysLate: 7, delayReason })
    expect((await movesOf(order)).map(([, , each]) => each)).toEqual([cause, cause])
  })
})

test('an announced package is promised nothing, and never expected in the past', async () => {
  goTo('2026-11-16T15:00:00Z')
  const order = await given.order({ status: 'reviewed' })
  expect(await daysOf(order)).toMatchObject({ promisedDate: null, estimatedArrivalDate: '2026-11-20' })
  await nightOf('2026-11-26')
  expect(await daysOf(order)).toEqual({
    promisedDate: null,
    estimatedArrivalDate: '2026-12-04',
    daysLate: 0,
    delayReason: null,
  })
})

test('a package that nobody asked for is promised its day when it becomes a client’s', async () => {
  goTo('2026-12-03T15:00:00Z')
  const waiting = await given.unmatched()
  expect(await daysOf(waiting)).toMatchObject({ promisedDate: null, estimatedArrivalDate: '2026-12-11' })

  goTo('2026-12-10T15:00:00Z')
  const client = await given.client()
  await administrator.call(orderMatching.updateOrderClient, { params: { id: waiting.id }, body: { clientId: client.id } })
  expect((await reload(waiting)).promisedDate).toBe('2026-12-18')
})
