import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { at } from '../../demo/calendar/calendar.ts'
import { seededRandom } from '../../demo/calendar/random.ts'
import { addTrade } from '../../demo/large/add-trade.ts'
import { largeSize } from '../../demo/large/size.ts'
import { openHouse } from '../../demo/open-house.ts'
import { DEMO_END } from '../given/demo-past.ts'

const A_HUNDREDTH = largeSize(100)

/** A hundredth of the large demo company's trade, in a house that the database does not have yet. */
export async function liveLargePast(db: Db, report: (share: number) => void = () => undefined): Promise<void> {
  await atTime(at('2025-01-02', '08:00'), () => openHouse(db, seededRandom(1), 'none'))
  await addLargeTrade(db, report)
}

/** The same in one that it has. */
export const addLargeTrade = (db: Db, report: (share: number) => void = () => undefined): Promise<void> =>
  addTrade(db, { seed: 1, size: A_HUNDREDTH, end: DEMO_END, passwordHash: 'none', report })
