import { workingDayBefore } from './calendar.ts'
import { type Contents, makeContents } from './contents.ts'
import type { Random } from './random.ts'
import { makeHabit, makeSchedule, NEVER_IN_DAYS, type Schedule } from './schedule.ts'

export type Ending = Contents & Schedule & { billedWith: string }

const NEVER = '9999-12-31'
/** The client thought it was lighter. */
const TOO_HEAVY = { storeWeightInGrams: 3_500, warehouseWeightInGrams: 4_620 }
const SMALL = { valueInCents: 5_500, weightInGrams: 1_200 }

/**
 * Packages of one client that are, on the last day, one in every place a package can be in: the flights of `planFlights` take them
 * there. Whoever signs in as this client finds something on every screen.
 */
export function makeEndings(random: Random, end: string): Ending[] {
  const before = (days: number) => workingDayBefore(end, days)
  const calm = { gap: null, cancelledOn: null, authorizedOn: null }
  const flown = { ...calm, requestedOn: before(16), reviewedOn: before(15), receivedOn: before(10), authorizedOn: before(10) }
  const unpaid = { paidAfter: NEVER_IN_DAYS, deliveredAfter: NEVER_IN_DAYS }
  const unanswered = { foundOn: before(2), answeredOn: NEVER, resumedOn: NEVER }
  const answered = { foundOn: before(3), answeredOn: before(1), resumedOn: NEVER }
  const endings: Record<string, Partial<Schedule>> = {
    inReview: { ...calm, requestedOn: before(1), reviewedOn: NEVER, receivedOn: NEVER },
    reviewed: { ...calm, requestedOn: before(4), reviewedOn: before(3), receivedOn: NEVER },
    incomplete: { ...calm, requestedOn: before(4), gap: unanswered, reviewedOn: NEVER, receivedOn: NEVER },
    incompleteState: { ...calm, requestedOn: before(5), gap: answered, reviewedOn: NEVER, receivedOn: NEVER },
    tooHeavy: { ...calm, requestedOn: before(7), reviewedOn: before(6), receivedOn: before(2) },
    inMiami: { ...calm, requestedOn: before(6), reviewedOn: before(5), receivedOn: before(1) },
    inMiamiToo: { ...calm, requestedOn: before(6), reviewedOn: before(5), receivedOn: before(1) },
    sended: { ...calm, requestedOn: before(9), reviewedOn: before(8), receivedOn: before(4) },
    arrived: { ...calm, requestedOn: before(12), reviewedOn: before(11), receivedOn: before(7), authorizedOn: before(7) },
    readyToPay: { ...flown, billedAfter: NEVER_IN_DAYS },
    readyToPayToo: { ...flown, billedAfter: NEVER_IN_DAYS },
    pendingOfPay: { ...flown, billedAfter: 0, ...unpaid },
    paid: { ...flown, billedAfter: 0, paidAfter: 0, deliveredAfter: NEVER_IN_DAYS },
    delivered: { ...flown, billedAfter: 0, paidAfter: 0, deliveredAfter: 0 },
  }
  return Object.entries(endings).map(([name, ending]) => ({
    ...makeContents(random, SMALL),
    ...makeSchedule(random, end, makeHabit(random)),
    ...ending,
    billedWith: name,
    ...(name === 'tooHeavy' && TOO_HEAVY),
  }))
}
