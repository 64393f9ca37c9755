// When what its client does not fetch, or says nothing of, is given up (both ways, section 2).
import { addDays } from './dates.ts'

/** How long before it is given up its client is told, twice. */
const FIRST_NOTICE_IN_DAYS = 30
const LAST_NOTICE_IN_DAYS = 7

/** Days. `since`: when it came to the warehouse that it lies in; a notice from before that was of another. */
export type Lying = { since: string; firstNoticeOn: string | null; lastNoticeOn: string | null; hasClient: boolean }

/** `from`: the first day on which it may be given up without its client's word, if its notices go out. */
export type Abandonment = Omit<Lying, 'hasClient'> & { from: string; isNoticed: boolean; isDue: boolean }

/** A package without client has nobody to be told: the days alone count. */
export function abandonmentOf({ since, hasClient, ...told }: Lying, afterDays: number, today: string): Abandonment {
  const [firstNoticeOn, lastNoticeOn] = [told.firstNoticeOn, told.lastNoticeOn].map((day) => (day && day >= since ? day : null))
  const over = addDays(since, afterDays)
  const told30 = addDays(firstNoticeOn ?? today, FIRST_NOTICE_IN_DAYS)
  const told7 = lastNoticeOn ? addDays(lastNoticeOn, LAST_NOTICE_IN_DAYS) : over
  const from = hasClient ? latest(over, told30, told7) : over
  const isNoticed = !hasClient || (firstNoticeOn != null && lastNoticeOn != null)
  return {
    since,
    firstNoticeOn: firstNoticeOn ?? null,
    lastNoticeOn: lastNoticeOn ?? null,
    from,
    isNoticed,
    isDue: isNoticed && from <= today,
  }
}

/** Which notice its client is due today: the last one, in time for the day that the first one named. */
export function noticeDue({ hasClient, ...lying }: Lying, afterDays: number, today: string): 'first' | 'last' | null {
  if (!hasClient) return null
  const { since, firstNoticeOn, lastNoticeOn, from } = abandonmentOf({ ...lying, hasClient }, afterDays, today)
  if (firstNoticeOn === null) return addDays(since, afterDays - FIRST_NOTICE_IN_DAYS) <= today ? 'first' : null
  return lastNoticeOn === null && addDays(from, 0 - LAST_NOTICE_IN_DAYS) <= today ? 'last' : null
}

const latest = (...days: readonly string[]): string => days.toSorted().at(-1) ?? ''
