import { businessDay } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { LARGE_END, largeFlight, largeWorld, liveLargeFlight } from '../../testing/many/large-world.ts'
import { at } from '../calendar/calendar.ts'
import { sendBack, trouble } from './incidents.ts'
import { makeOrders } from './orders.ts'
import { askFor } from './packages.ts'
import { startPast } from './past.repository.ts'

const PACKAGES = 1_500
const HANDED_OVER = 9
const IN_THE_AIR = 3
const WEIGHED = 5

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
})

async function troubled(fromLast: number) {
  const world = largeWorld(10)
  const lived = await liveLargeFlight(db, world, largeFlight(fromLast, PACKAGES))
  await trouble(db, world, lived.past, lived.parcels)
  return lived
}

describe('what went wrong with packages that were handed over', () => {
  test('is one or two of a hundred', async () => {
    const { past } = await troubled(HANDED_OVER)
    expect(past.incidents.length).toBeGreaterThan(PACKAGES * 0.005)
    expect(past.incidents.length).toBeLessThan(PACKAGES * 0.03)
  })

  test('was opened once the package was there, and solved later, by somebody', async () => {
    const { past, parcels } = await troubled(HANDED_OVER)
    const orders = new Map(parcels.map(({ order }) => [order.id, order]))
    for (const { orderId, createdAt, resolvedAt, resolvedById, status } of past.incidents) {
      const { statusSince } = orders.get(orderId) ?? { statusSince: new Date(0) }
      expect(businessDay(createdAt) > businessDay(statusSince)).toBe(true)
      expect((status === 'resolved') === (resolvedAt !== null && resolvedAt > createdAt && resolvedById !== null)).toBe(true)
    }
  })

  test('leaves the package as it was, with both steps in its history', async () => {
    const { past, parcels } = await troubled(HANDED_OVER)
    const orders = new Map(parcels.map(({ order }) => [order.id, order]))
    for (const { orderId, status } of past.incidents) {
      const steps = past.events.filter(({ aggregateId, action }) => aggregateId === orderId && /Incident$/.test(action))
      expect(steps.map(({ action }) => action)).toEqual(['openIncident', ...(status === 'resolved' ? ['resolveIncident'] : [])])
      expect(steps.every(({ from, to }) => from === to && to === orders.get(orderId)?.status)).toBe(true)
    }
  })
})

describe('what goes wrong in the air', () => {
  test('waits, and nothing is expected of the package until it is solved', async () => {
    const { past, parcels } = await troubled(IN_THE_AIR)
    expect(past.incidents.filter(({ status }) => status !== 'opened')).toEqual([])
    const waiting = new Set(past.incidents.map(({ orderId }) => orderId))
    const expected = parcels.filter(({ order }) => waiting.has(order.id) && order.estimatedArrivalDate !== null)
    expect(expected).toEqual([])
  })
})

test('of what was weighed in the last days some is solved and some waits, all before the last day was over', async () => {
  const { past } = await troubled(WEIGHED)
  expect(new Set(past.incidents.map(({ status }) => status))).toEqual(new Set(['opened', 'resolved']))
  expect(past.events.filter((event) => event.at >= at(LARGE_END, '00:00'))).toEqual([])
})

describe('what goes back to its store', () => {
  async function sentBack() {
    const world = largeWorld(10)
    const flight = largeFlight(HANDED_OVER, 4_000)
    const past = startPast()
    const parcels = await makeOrders(db, world, past, askFor(world, flight))
    await sendBack(db, world, past, flight, parcels)
    return { past, parcels }
  }

  test('is seldom, never what the house bought, and is followed by its carrier', async () => {
    const { parcels } = await sentBack()
    const returned = parcels.filter(({ order }) => order.outcome === 'returned')
    expect(returned.length).toBeGreaterThan(0)
    expect(returned.length).toBeLessThan(20)
    expect(returned.filter(({ bought, order }) => bought || order.returnTracking === '' || order.closedReason === '')).toEqual([])
    expect(new Set(returned.map(({ order }) => order.status))).toEqual(new Set(['removed']))
  })

  test('ends with its incident', async () => {
    const { past } = await sentBack()
    expect(past.incidents.filter(({ status, outcome }) => status !== 'resolved' || outcome !== 'returned')).toEqual([])
  })
})
