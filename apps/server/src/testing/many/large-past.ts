import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { at } from '../../demo/calendar/calendar.ts'
import { seededRandom } from '../../demo/calendar/random.ts'
import { addTrade } from '../../demo/large/add-trade.ts'
import { type LargeSize, largeSize } from '../../demo/large/size.ts'
import { openHouse } from '../../demo/open-house.ts'
import { openDiskStorage } from '../../files/disk-storage.ts'
import { DEMO_END } from '../given/demo-past.ts'

const A_HUNDREDTH = largeSize(100)

type Living = { size?: LargeSize; report?: (share: number) => void }

/** A hundredth of the large demo company's trade, in a house that the database does not have yet. */
export async function liveLargePast(db: Db, living: Living = {}): Promise<void> {
  await atTime(at('2025-01-02', '08:00'), () => openHouse(db, seededRandom(1), 'none'))
  await addLargeTrade(db, living)
}

/** The same in one that it has; its few photos are looked at by nobody. */
export async function addLargeTrade(db: Db, { size = A_HUNDREDTH, report = () => undefined }: Living = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'puente-large-'))
  const wanted = { seed: 6, size, end: DEMO_END, passwordHash: 'none', report }
  await addTrade({ db, storage: openDiskStorage(folder) }, wanted)
  await rm(folder, { recursive: true, force: true })
}
