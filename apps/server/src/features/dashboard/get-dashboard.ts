import type { Dashboard } from '@app/contract/dashboard.contract'
import { type Actor, addDays, businessDay, hasDuty, MONEY_READERS, startOfBusinessDay, weekdayOf } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import type { Waiting } from '../../records/waiting.ts'
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
  const { inMiami, inQuito, received, billed, topAssociates, lines, proofs, ...others } = desktop
  const waiting = { ...others, toMatch: together(lines, proofs) }
  return {
    queues: eachOf(waiting, ({ count }) => count),
    oldest: eachOf(waiting, ({ oldestAt }) => oldestAt && instantAsAnswered(oldestAt)),
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

/** Two kinds of record that wait in one list. */
const together = (one: Waiting, other: Waiting): Waiting => ({
  count: one.count + other.count,
  oldestAt: [one.oldestAt, other.oldestAt].filter((at) => at !== null).toSorted(byInstant)[0] ?? null,
})

const byInstant = (one: string, other: string): number => Date.parse(one) - Date.parse(other)

const eachOf = <Name extends string, Value>(waiting: Record<Name, Waiting>, said: (one: Waiting) => Value) =>
  Object.fromEntries(Object.entries<Waiting>(waiting).map(([name, one]) => [name, said(one)])) as Record<Name, Value>
