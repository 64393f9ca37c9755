import type { Dashboard } from '@app/contract/dashboard.contract'
import { addDays, businessDay, weekdayOf } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { personView } from '../users/user.view.ts'
import { AGES_IN_DAYS, agesInMiami, agesInQuito } from './ages.repository.ts'
import { countQueues } from './queues.repository.ts'
import { billedByWeek, receivedByWeek, topAssociates } from './weeks.repository.ts'

const WEEKS = 12
/** Midnight in Quito, which never changes its clocks. */
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00-05:00`)

/** Today's work, and what the last twelve weeks brought: this one and the eleven before it. */
export async function getDashboard(db: Db): Promise<Dashboard> {
  const today = businessDay(now())
  const thisMonday = addDays(today, 1 - weekdayOf(today))
  const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, 7 * (index + 1 - WEEKS)))
  const since = midnightOf(mondays[0] ?? thisMonday)
  const [queues, inMiami, inQuito, received, billed, top] = await Promise.all([
    countQueues(db),
    agesInMiami(db, today),
    agesInQuito(db, today),
    receivedByWeek(db, since),
    billedByWeek(db, since),
    topAssociates(db, since),
  ])
  return {
    queues,
    ages: AGES_IN_DAYS.map((fromDays) => ({
      fromDays,
      inMiami: inMiami.get(fromDays) ?? 0,
      inQuito: inQuito.get(fromDays) ?? 0,
    })),
    weeks: mondays.map((startsOn) => ({
      startsOn,
      receivedInGrams: received.get(startsOn) ?? 0,
      billedInCents: billed.get(startsOn) ?? 0,
    })),
    topAssociates: top.map(({ associate, packages, profitInCents }) => ({
      associate: personView(associate),
      packages,
      profitInCents,
    })),
  }
}
