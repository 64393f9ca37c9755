import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import { filesTable } from '../../features/files/files.table.ts'
import { openDiskStorage } from '../../files/disk-storage.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { largeFlight, largeWorld, liveLargeFlight } from '../../testing/many/large-world.ts'
import { addPeople } from '../../testing/many/people-who-are-there.repository.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { photograph } from './photos.ts'

let db: Db
beforeAll(async () => {
  db = (await createTestDatabase()).db
})

const PACKED = 2
const LONG_AGO = 20

/** Whose files they are must be there. */
async function photographed(fromLast: number) {
  const world = largeWorld(10)
  const workers = { ...world.workers, miami: ['0192f000-0000-7000-8000-00000000000a'] }
  const lived = await liveLargeFlight(db, { ...world, workers }, largeFlight(fromLast, 400))
  await addPeople(db, [...workers.miami, ...lived.parcels.map(({ client }) => client.id)])
  const storage = openDiskStorage(await temporaryFolder())
  await photograph(db, storage, world, lived.past, lived.parcels)
  return { ...lived, storage }
}

test('some packages of the last weeks are photographed when Miami receives them: a file with a cover, named by the receipt', async () => {
  const { past, parcels, storage } = await photographed(PACKED)
  const files = await db.select().from(filesTable)
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThan(parcels.length / 4)
  for (const { id, recordId, ownerId, createdAt, cover, storageKey, sizeInBytes } of files) {
    const parcel = parcels.find(({ order }) => order.id === recordId)
    const receipt = past.events.find(({ aggregateId, action }) => aggregateId === recordId && action === 'confirmWarehouse')
    expect([ownerId, createdAt, receipt?.fileIds]).toEqual([parcel?.client.id, parcel?.order.intakeAt, [id]])
    expect(cover).not.toBeNull()
    expect((await storage.get(storageKey))?.byteLength).toBe(sizeInBytes)
    expect(sizeInBytes).toBeLessThan(60_000)
  }
})

test('of what came long ago none is kept', async () => {
  const { past } = await photographed(LONG_AGO)
  expect(past.events.filter(({ fileIds }) => fileIds.length > 0)).toEqual([])
})
