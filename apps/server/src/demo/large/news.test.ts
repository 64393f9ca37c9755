import { addDays } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { LARGE_END, largeFlight, largeWorld, liveLargeFlight } from '../../testing/many/large-world.ts'
import { at } from '../calendar/calendar.ts'
import { seededRandom } from '../calendar/random.ts'
import { openHouse } from '../open-house.ts'
import { readersOf, tellNews } from './news.ts'

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await openHouse(db, seededRandom(1), 'none')
})

async function toldOf(fromLast: number, packages = 800) {
  const world = { ...largeWorld(10), readers: await readersOf(db) }
  const lived = await liveLargeFlight(db, world, largeFlight(fromLast, packages))
  tellNews(world, lived.past, lived.parcels)
  return { ...lived, world, told: lived.past.notifications }
}

const ANNOUNCED = 1
const WEIGHED = 5
const LONG_AGO = 20

describe('who acts on what waits', () => {
  test('is who may: owners of everything, buyers of purchases', async () => {
    const readers = await readersOf(db)
    expect(readers.get('orderToReview')?.length).toBeGreaterThan(0)
    expect(readers.get('purchaseToReview')?.length).toBeLessThanOrEqual(readers.get('orderToReview')?.length ?? 0)
  })
})

describe('what clients were told', () => {
  test('of the last two weeks, and nothing of before', async () => {
    const { told } = await toldOf(WEIGHED)
    expect(told.length).toBeGreaterThan(500)
    expect(told.filter(({ createdAt }) => createdAt < at(addDays(LARGE_END, -14), '00:00'))).toEqual([])
    expect((await toldOf(LONG_AGO)).told).toEqual([])
  })

  test('names their thing, leads to it, and says of each step once', async () => {
    const { told, parcels } = await toldOf(WEIGHED)
    const owners = new Map(parcels.map(({ order, client }) => [order.id, client.id]))
    const ofClients = told.filter(({ userId, recordId }) => owners.get(recordId ?? '') === userId)
    expect(ofClients.filter(({ payload, location }) => !payload.things || !location.startsWith('/'))).toEqual([])
    expect(new Set(told.map(({ deduplicationKey }) => deduplicationKey)).size).toBe(told.length)
    expect(new Set(ofClients.map(({ kind }) => kind))).toContain('orderReadyToPay')
  })

  test('is not what they did themselves', async () => {
    const { told, past, parcels } = await toldOf(ANNOUNCED)
    const own = new Set(parcels.map(({ client }) => client.id))
    const registered = told.filter(({ kind, userId }) => kind === 'orderRegistered' && own.has(userId))
    const bought = past.events.filter(({ action }) => action.startsWith('createFrom')).length
    expect(registered.length).toBe(bought)
  })

  test('was read three hours later where it is older than three days', async () => {
    const { told } = await toldOf(WEIGHED)
    const settled = at(addDays(LARGE_END, -3), '00:00')
    for (const { createdAt, readAt } of told.filter((one) => one.createdAt < settled)) {
      expect(readAt && readAt.getTime() - createdAt.getTime()).toBe(3 * 3_600_000)
    }
  })
})

describe('what staff were told', () => {
  test('is of a request once, to its associate or to all who may review it', async () => {
    const { told, parcels, world } = await toldOf(ANNOUNCED)
    const asked = told.filter(({ kind }) => kind === 'orderToReview')
    const byOrder = Map.groupBy(asked, ({ recordId }) => recordId)
    const orders = new Map(parcels.map(({ order }) => [order.id, order]))
    expect(byOrder.size).toBeGreaterThan(100)
    expect(new Set([...byOrder.keys()].map((id) => orders.get(id ?? '')?.requestNumber)).size).toBe(byOrder.size)
    for (const [id, notices] of byOrder) {
      const associateId = orders.get(id ?? '')?.associateId
      const readers = associateId ? [associateId] : (world.readers.get('orderToReview') ?? [])
      expect(notices.map(({ userId }) => userId).toSorted()).toEqual(readers.toSorted())
    }
  })

  test('is unread only while the order still is in review', async () => {
    const { told, parcels } = await toldOf(ANNOUNCED)
    const orders = new Map(parcels.map(({ order }) => [order.id, order]))
    const unread = told.filter(({ kind, readAt }) => kind === 'orderToReview' && readAt === null)
    expect(unread.length).toBeGreaterThan(0)
    expect(unread.filter(({ recordId }) => orders.get(recordId ?? '')?.status !== 'inReview')).toEqual([])
  })
})
