// What clients ask for: the packages that go with one flight, and the days on which what happens to each before it flies does.
import { addDays, fiscalYearOf, goodsOf, valueWithTax } from '@app/domain'
import { workingDayBefore, workingDaysAfter } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import { type Contents, makeContents } from '../contents/contents.ts'
import { NEVER } from '../work/flights.ts'
import type { LargeFlight } from './flights.ts'
import type { Client, World } from './world.ts'

export type Asked = {
  client: Client
  contents: Contents
  /** Shared by what is asked for together. */
  request: number
  requestedOn: string
  reviewedOn: string
  cancelledOn: string
  heldOn: string
  receivedOn: string
  /** The client lets it share a declaration. */
  isAuthorized: boolean
  /** The house bought it for the client. */
  boughtBy: BoughtBy | null
}
type BoughtBy = 'purchase' | 'dropshipping'

/** Of all requests. Each is one package. */
const BOUGHT: readonly { boughtBy: BoughtBy; share: number }[] = [
  { boughtBy: 'dropshipping', share: 0.006 },
  { boughtBy: 'purchase', share: 0.046 },
]

/** Most of what people send is worth little: otherwise their yearly quotas would be used up by summer. */
const MOST_IN_CENTS = [3_000, 4_000, 4_000, 5_000, 6_000, 9_000, 20_000]
const TRIES = 30

export function askFor(world: World, flight: LargeFlight): Asked[] {
  const { random } = world
  const draw = clientsByActivity(world, flight)
  const asked: Asked[] = []
  for (let request = 0; asked.length < flight.packages; request += 1) {
    const client = draw(random)
    const boughtBy = whoBuys(random)
    const days = daysOf(world, flight, boughtBy !== null)
    if (client.joinedOn >= days.requestedOn) continue
    for (let left = boughtBy ? 1 : random.pick([1, 1, 1, 2, 3]); left > 0 && asked.length < flight.packages; left -= 1) {
      const contents = contentsWithinYear(world, client, fiscalYearOf(flight.shippedOn === NEVER ? world.end : flight.shippedOn))
      if (contents)
        asked.push({ client, contents: boughtBy === 'dropshipping' ? firstOf(contents) : contents, request, ...days, boughtBy })
    }
  }
  return asked
}

/** A request is of one thing. */
function firstOf(contents: Contents): Contents {
  const items = contents.items.slice(0, 1)
  return { ...contents, items, valueInCents: goodsOf(items) }
}

function whoBuys(random: Random): BoughtBy | null {
  const share = random.fraction()
  return BOUGHT.find((one) => share < one.share)?.boughtBy ?? null
}

/** One who sends twice as much is drawn twice as often. */
function clientsByActivity({ clients, end }: World, { bundledOn }: LargeFlight): (random: Random) => Client {
  const last = bundledOn === NEVER ? end : bundledOn
  const there = clients.filter(({ joinedOn }) => joinedOn < addDays(last, -12))
  const weighted = there.flatMap((client) => Array.from({ length: Math.round(client.activity * 10) }, () => client))
  return (random) => random.pick(weighted)
}

function contentsWithinYear({ random, parameters }: World, client: Client, year: number): Contents | undefined {
  const most = random.pick(MOST_IN_CENTS)
  const used = client.asked.get(year) ?? 0
  for (let left = TRIES; left > 0; left -= 1) {
    const contents = makeContents(random)
    const valueInCents = valueWithTax(contents.valueInCents, parameters)
    // A cent more: what is bundled together is taxed together.
    if (contents.valueInCents > most || used + valueInCents + 1 > parameters.yearlyQuotaInCents) continue
    client.asked.set(year, used + valueInCents + 1)
    return contents
  }
  return undefined
}

type Days = Omit<Asked, 'client' | 'contents' | 'request' | 'boughtBy'>

/** What the house bought is wanted, and complete. Before its flight, it is received in one of the five days up to the one on which its flight is packed. */
function daysOf({ random, end }: World, { bundledOn }: LargeFlight, isBought: boolean): Days {
  const isAuthorized = random.chance(0.45)
  const never = { reviewedOn: NEVER, cancelledOn: NEVER, heldOn: NEVER, isAuthorized }
  if (bundledOn === NEVER) return announced(random, end, never, isBought)
  const receivedOn = workingDayBefore(addDays(bundledOn, 1), random.integer(1, 5))
  const requestedOn = addDays(receivedOn, -random.integer(3, 9))
  const reviewedOn = workingDaysAfter(requestedOn, random.integer(1, 2))
  if (!isBought && random.chance(0.02)) return { ...never, requestedOn, receivedOn: NEVER, cancelledOn: addDays(requestedOn, 1) }
  return { ...never, requestedOn, receivedOn, ...(!isBought && reviewedOn < receivedOn && { reviewedOn }) }
}

/** In the last days: some are in Miami already, the others are on their way there, a few of them without what is missing. */
function announced(random: Random, end: string, never: Omit<Days, 'requestedOn' | 'receivedOn'>, isBought: boolean): Days {
  const requestedOn = addDays(end, -random.integer(1, 6))
  const isReceived = random.chance(0.3)
  if (isReceived)
    return { ...never, requestedOn: addDays(requestedOn, -4), receivedOn: workingDayBefore(end, random.integer(1, 2)) }
  if (isBought) return { ...never, requestedOn, receivedOn: NEVER }
  const next = workingDaysAfter(requestedOn, 1)
  if (random.chance(0.15)) return { ...never, requestedOn, heldOn: next, receivedOn: NEVER }
  return { ...never, requestedOn, reviewedOn: workingDaysAfter(requestedOn, random.integer(1, 3)), receivedOn: NEVER }
}
