import { addDays } from '@app/domain'
import { daysBetween, isWorkingDay, workingDayBefore } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import { makeHabit, makeSchedule, type Schedule } from '../calendar/schedule.ts'
import type { Client } from '../clients.ts'
import { makeEndings } from '../work/endings.ts'
import { type Contents, makeContents } from './contents.ts'
import { type Declarations, startDeclarations } from './declarations.ts'

/** A package as the year has it in store. */
export type Package = Contents &
  Schedule & {
    client: number
    /** One of the client's authorized names, or none for the client. */
    consignee: number | null
    pickup: number | null
    /** Some clients send a picture of the tracking instead of the number. */
    hasTrackingFile: boolean
    /** It stood in Miami before the client asked for it. */
    cameFirst: boolean
    /** What is billed, paid and delivered together. */
    billedWith: string
  }

/** Packages that are asked for together. */
export type Request = { client: number; requestedOn: string; packages: [Package, ...Package[]] }

/** Requests of a client with average activity in a year, and how many times as many there are in the weeks before its end. */
const REQUESTS = 7.2
const SEASON = { days: 26, times: 2.6 }

/** Everything that the clients send in the year, in the order in which they ask for it. */
export function planRequests(random: Random, clients: readonly Client[], first: string, end: string): Request[] {
  const declarations = startDeclarations()
  const plain = { client: 0, consignee: null, pickup: null, hasTrackingFile: false, cameFirst: false }
  const endings = makeEndings(random, end).map((ending): Package => ({ ...ending, ...plain }))
  for (const { requestedOn, valueInCents } of endings) {
    declarations.take(clients[0]?.identification ?? '', requestedOn, valueInCents)
  }
  const ordinary = clients.flatMap((client, number) => {
    const days = requestDays(random, client, first, end)
    return days.flatMap((day) => makeRequest(random, { client, number, day }, declarations))
  })
  return [...endings.map((one): Request => ({ client: 0, requestedOn: one.requestedOn, packages: [one] })), ...ordinary].toSorted(
    (one, other) => one.requestedOn.localeCompare(other.requestedOn),
  )
}

/** More on working days than at weekends, and most before the year ends. */
function requestDays(random: Random, { joinedOn, activity }: Client, first: string, end: string): string[] {
  const seasonStart = addDays(end, -SEASON.days)
  const open = daysBetween(joinedOn < first ? first : addDays(joinedOn, 1), end)
  const likelihoods = open.map((day) => (isWorkingDay(day) ? 1 : 0.5) * (day >= seasonStart ? SEASON.times : 1))
  const expected = (REQUESTS * activity) / 365
  return open.filter((_, place) => random.chance(expected * (likelihoods[place] ?? 0)))
}

type Asking = { client: Client; number: number; day: string }

/** For the client, or for somebody they may declare while that person's year has room; none when nobody's has. */
function makeRequest(random: Random, { client, number, day }: Asking, declarations: Declarations): Request[] {
  const contents = Array.from({ length: random.pick([1, 2, 2, 3, 3, 4]) }, () => makeContents(random))
  const consignee = chooseConsignee(random, client, (identification) =>
    declarations.hasRoom(
      identification,
      day,
      contents.reduce((sum, { valueInCents }) => sum + valueInCents, 0),
    ),
  )
  if (!consignee) return []
  const pickup = client.authorizedNames.findIndex(({ purposes }) => purposes.includes('pickup'))
  const shared = {
    client: number,
    consignee: consignee.place,
    pickup: pickup >= 0 && random.chance(0.3) ? pickup : null,
    hasTrackingFile: random.chance(0.1),
    billedWith: '',
  }
  const habit = makeHabit(random)
  const [one, ...others] = contents.map((content): Package => {
    declarations.take(consignee.identification, day, content.valueInCents)
    return { ...content, ...makeSchedule(random, day, habit), ...shared, cameFirst: false }
  })
  if (!one) return []
  const isFirst = others.length === 0 && !shared.hasTrackingFile && random.chance(0.03)
  return [{ client: number, requestedOn: day, packages: [isFirst ? foundBefore(one) : one, ...others] }]
}

type Consignee = { place: number | null; identification: string }

function chooseConsignee(random: Random, client: Client, hasRoom: (identification: string) => boolean): Consignee | undefined {
  const own = client.identificationType === 'cedula' ? [{ place: null, identification: client.identification }] : []
  const named = client.authorizedNames.flatMap(({ identification, purposes }, place) =>
    purposes.includes('consignee') ? [{ place, identification }] : [],
  )
  const inOrder = random.chance(0.8) ? [...own, ...named] : [...named, ...own]
  return inOrder.find(({ identification }) => hasRoom(identification))
}

/** The package stood in Miami, without a name, when the client asked for it. */
const foundBefore = (one: Package): Package => ({
  ...one,
  cameFirst: true,
  receivedOn: workingDayBefore(one.requestedOn, 1),
  gap: null,
  cancelledOn: null,
  authorizedOn: one.authorizedOn && addDays(one.requestedOn, 1),
})
