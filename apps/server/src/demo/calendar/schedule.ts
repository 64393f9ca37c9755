import { addDays } from '@app/domain'
import { workingDaysAfter } from './calendar.ts'
import type { Random } from './random.ts'

/** When what happens to a package, as far as it comes: days after the last are yet to be. */
export type Schedule = {
  requestedOn: string
  /** When the store's invoice is missed, sent and accepted. */
  gap: { foundOn: string; answeredOn: string; resumedOn: string } | null
  reviewedOn: string
  cancelledOn: string | null
  receivedOn: string
  /** The client lets it share a declaration. */
  authorizedOn: string | null
  /** Days from the weight in Quito to the bill, from there to the payment, from there to the counter. */
  billedAfter: number
  paidAfter: number
  deliveredAfter: number
}

export const NEVER_IN_DAYS = 10_000

/** What packages that are asked for together have in common: how long stores take, and whether they may share a declaration. */
export type Habit = { storeTakes: number; authorizes: 'atOnce' | 'inMiami' | 'never' }

export const makeHabit = (random: Random): Habit => ({
  storeTakes: random.pick([1, 3, 4, 4, 5, 5, 6, 7]),
  authorizes: random.pick(['atOnce', 'atOnce', 'atOnce', 'atOnce', 'inMiami', 'never']),
})

export function makeSchedule(random: Random, requestedOn: string, { storeTakes, authorizes }: Habit): Schedule {
  const foundOn = workingDaysAfter(requestedOn, random.integer(1, 2))
  const gap = random.chance(0.09) ? makeGap(random, foundOn) : null
  const reviewedOn = gap?.resumedOn ?? foundOn
  const arrivesOn = workingDaysAfter(requestedOn, storeTakes + random.pick([0, 0, 0, 1, 3]))
  const receivedOn = gap && arrivesOn <= gap.resumedOn ? workingDaysAfter(gap.resumedOn, 1) : arrivesOn
  return {
    requestedOn,
    gap,
    reviewedOn,
    cancelledOn: gap === null && random.chance(0.04) ? addDays(requestedOn, random.integer(1, 3)) : null,
    receivedOn,
    authorizedOn: { atOnce: requestedOn, inMiami: receivedOn, never: null }[authorizes],
    billedAfter: random.pick([0, 1, 1, 2, 2, 3, 6, 9]),
    paidAfter: random.pick([0, 1, 1, 2, 3, 4, 5, 7, 7, 15, random.chance(0.15) ? NEVER_IN_DAYS : 6]),
    deliveredAfter: random.pick([0, 1, 1, 2, 3, 5, 8]),
  }
}

function makeGap(random: Random, foundOn: string) {
  const answeredOn = addDays(foundOn, random.integer(1, 5))
  return { foundOn, answeredOn, resumedOn: workingDaysAfter(answeredOn, 1) }
}
