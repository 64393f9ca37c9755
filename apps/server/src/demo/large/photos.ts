// Photos of packages that Miami received in the last weeks: each is a file, so only some have one.
import { addDays } from '@app/domain'
import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { fileInMemory } from '../../features/files/file-in-memory.ts'
import { storeFile } from '../../features/files/store-file.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { at } from '../calendar/calendar.ts'
import { makePackagePhoto } from '../contents/package-photo.ts'
import type { Parcel } from './orders.ts'
import { type Past, staff } from './past.repository.ts'
import type { World } from './world.ts'

const LAST_DAYS = 21
const PHOTOGRAPHED = 0.02

export async function photograph(
  db: Db,
  storage: FileStorage,
  world: World,
  past: Past,
  parcels: readonly Parcel[],
): Promise<void> {
  const since = at(addDays(world.end, -LAST_DAYS), '00:00')
  const recent = parcels.filter(({ order: { intakeAt } }) => intakeAt !== null && intakeAt >= since)
  const chosen = new Set(recent.filter(() => world.random.chance(PHOTOGRAPHED)))
  if (chosen.size === 0) return
  const receipts = new Map(
    past.events.filter(({ action }) => action === 'confirmWarehouse').map((event) => [event.aggregateId, event]),
  )
  for (const parcel of chosen) {
    const receipt = receipts.get(parcel.order.id)
    if (receipt?.actorId) receipt.fileIds = [await take(db, storage, world, parcel, receipt.actorId)]
  }
}

async function take(db: Db, storage: FileStorage, { random }: World, { order, client }: Parcel, userId: string): Promise<string> {
  const label = { tracking: order.tracking ?? order.code, name: client.name.split(' ').slice(0, 2).join(' ') }
  const content = await makePackagePhoto(random, label)
  const file = fileInMemory({ field: 'photo', name: 'paquete.jpg', content })
  const record = { kind: 'order' as const, id: order.id }
  const { id } = await atTime(order.intakeAt ?? order.createdAt, () =>
    storeFile(db, storage, staff(userId), { file, purpose: 'photo', record, ownerId: client.id }),
  )
  return id
}
