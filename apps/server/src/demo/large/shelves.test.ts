import { warehouseOf } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { allLocations } from '../../features/orders/locations/locations.repository.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { LARGE_END, largeFlight, largeWorld, liveLargeFlight } from '../../testing/many/large-world.ts'
import { addPeople } from '../../testing/many/people-who-are-there.repository.ts'
import { at } from '../calendar/calendar.ts'
import { putUpShelves, shelve } from './shelves.ts'
import { largeSize } from './size.ts'

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
})

describe('the shelves of the whole company', () => {
  const opening = at('2025-02-03', '08:00')

  test('are two hundred in each warehouse, in five aisles, in walking order', async () => {
    // Its events say who put each up.
    const workers = { ...largeWorld(100).workers, miami: [newId()], quito: [newId()] }
    await addPeople(db, [...workers.miami, ...workers.quito])
    const shelves = await putUpShelves(db, { size: largeSize(1), workers, opening })
    expect([shelves.MIA.length, shelves.UIO.length]).toEqual([200, 200])
    expect(shelves.MIA.slice(0, 2).map(({ code }) => code)).toEqual(['MA-01', 'MA-02'])
    expect([shelves.MIA.at(-1)?.code, shelves.UIO[0]?.code, shelves.UIO.at(-1)?.code]).toEqual(['ME-40', 'QA-01', 'QE-40'])
    const built = await allLocations(db)
    expect(new Set(built.map(({ zone }) => zone)).size).toBe(10)
    const orders = built.filter(({ warehouse }) => warehouse === 'MIA').map(({ walkingOrder }) => walkingOrder)
    expect(new Set(orders).size).toBe(200)
  })
})

describe('what lies in a warehouse at the end', () => {
  async function shelved(fromLast: number) {
    const world = largeWorld(10)
    const { past, parcels } = await liveLargeFlight(db, world, largeFlight(fromLast, 600))
    shelve(world, past, parcels)
    return { world, past, parcels }
  }

  test.each([
    ['packed', 2, 'M'],
    ['arrived', 4, 'Q'],
    ['weighed', 5, 'Q'],
  ] as const)('of what was %s is on a shelf of its warehouse, most of it', async (_stage, fromLast, letter) => {
    const { parcels } = await shelved(fromLast)
    const lying = parcels.filter(
      ({ order }) => warehouseOf({ status: order.status, isReceived: order.intakeAt !== null }) !== null,
    )
    const onShelves = parcels.filter(({ order }) => order.locationId !== null)
    expect(onShelves.length).toBeGreaterThan(lying.length * 0.75)
    expect(onShelves.length).toBeLessThan(lying.length)
    expect(onShelves.filter(({ order }) => !order.locationId?.startsWith(letter))).toEqual([])
  })

  test('in the air is on none', async () => {
    const { parcels } = await shelved(3)
    expect(parcels.filter(({ order }) => order.locationId !== null)).toEqual([])
  })

  test('is of one client together, and one shelf stays free', async () => {
    const { parcels } = await shelved(2)
    const byClient = Map.groupBy(parcels, ({ client }) => client.id)
    const scattered = [...byClient.values()].filter((own) => {
      return new Set(own.flatMap(({ order }) => order.locationId ?? [])).size > 1
    })
    expect(scattered).toEqual([])
    expect(new Set(parcels.flatMap(({ order }) => order.locationId ?? [])).size).toBe(9)
  })

  test('was put there by who works there, after its last step and before the last day was over', async () => {
    const { past, parcels } = await shelved(5)
    const since = new Map(parcels.map(({ order }) => [order.id, order.statusSince]))
    const steps = past.events.filter(({ action }) => action === 'shelve')
    expect(steps.length).toBeGreaterThan(50)
    expect(steps.filter(({ actorId, place }) => actorId !== 'quito' || place !== 'UIO')).toEqual([])
    expect(
      steps.filter((step) => step.at <= (since.get(step.aggregateId) ?? step.at) || step.at >= at(LARGE_END, '00:00')),
    ).toEqual([])
  })
})
