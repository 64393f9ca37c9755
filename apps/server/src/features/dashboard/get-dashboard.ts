import type { Dashboard } from '@app/contract/dashboard.contract'
import { type Actor, addDays, businessDay, hasDuty, MONEY_READERS, startOfBusinessDay, weekdayOf } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { AGES_IN_DAYS } from './ages.repository.ts'
import { readDesktop } from './dashboard.repository.ts'

const WEEKS = 12
/** The week that runs has no end yet. */
const LAST_INSTANT = 'infinity'

/** Today's work, and what the last twelve weeks brought: this one and the eleven before it. */
export async function getDashboard(db: Db, actor: Actor): Promise<Omit<Dashboard, 'isProxyUntrusted'>> {
  const today = businessDay(now())
  const thisMonday = addDays(today, 1 - weekdayOf(today))
  const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, 7 * (index + 1 - WEEKS)))
  const begins = mondays.map(startOfBusinessDay)
  // The day on which each age after the first has its youngest package.
  const days = AGES_IN_DAYS.slice(1).map((next) => addDays(today, 1 - next))
  const [desktop] = await readDesktop(db, {
    mondays,
    begins,
    ends: [...begins.slice(1), LAST_INSTANT],
    since: begins[0],
    days,
    instants: days.map(startOfBusinessDay),
  })
  const readsMoney = hasDuty(actor, MONEY_READERS)
  if (!desktop) throw new Error('the desktop has no row')
  const { inMiami, inQuito, received, billed, topAssociates, ...queues } = desktop
  return {
    queues,
    ages: AGES_IN_DAYS.map((fromDays) => ({
      fromDays,
      inMiami: inMiami?.[fromDays] ?? 0,
      inQuito: inQuito?.[fromDays] ?? 0,
    })),
    weeks: mondays.map((startsOn) => ({
      startsOn,
      receivedInGrams: received?.[startsOn] ?? 0,
      billedInCents: readsMoney ? (billed?.[startsOn] ?? 0) : null,
    })),
    topAssociates: readsMoney ? topAssociates : [],
  }
}
