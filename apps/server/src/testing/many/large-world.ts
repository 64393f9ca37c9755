// The large company in memory: its people, and one flight of it as far as wanted. Nothing of it is kept, but codes are drawn from a database.
import { addDays, initialParameterValues, readParameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { at } from '../../demo/calendar/calendar.ts'
import { seededRandom } from '../../demo/calendar/random.ts'
import { billFlight } from '../../demo/large/bills.ts'
import { makeBundles } from '../../demo/large/bundles.ts'
import { type LargeFlight, planLargeFlights } from '../../demo/large/flights.ts'
import { fly } from '../../demo/large/manifests.ts'
import { makeOrders } from '../../demo/large/orders.ts'
import { askFor } from '../../demo/large/packages.ts'
import { startPast } from '../../demo/large/past.repository.ts'
import { addAssociates, addClients, peopleOfLarge } from '../../demo/large/people.ts'
import { largeSize } from '../../demo/large/size.ts'
import type { World } from '../../demo/large/world.ts'

export const LARGE_END = '2026-11-21'
export const LARGE_FIRST = addDays(LARGE_END, -365)

export function largeWorld(oneIn: number, seed = 3): World {
  const random = seededRandom(seed)
  const size = largeSize(oneIn)
  const joining = { random, size, opening: at('2025-02-03', '08:00'), first: LARGE_FIRST, end: LARGE_END, passwordHash: 'hash' }
  const past = startPast()
  const makePerson = peopleOfLarge(random)
  const clients = addClients(past, makePerson, addAssociates(past, makePerson, joining), { ...joining, codes: [] })
  const shelvesOf = (letter: string) =>
    Array.from({ length: 10 }, (_, place) => ({ id: `${letter}${place}`, code: `${letter}-${place}` }))
  return {
    ...{ random, size, end: LARGE_END, clients, parameters: readParameters(initialParameterValues()), parametersVersion: 1 },
    workers: { miami: ['miami'], quito: ['quito'], counter: ['counter'], accounts: ['accounts'], reviewers: ['buyer'] },
    ...{ issuer: {} as World['issuer'], cashAccountId: 'cash', bankAccountIds: ['bank'], earned: [] },
    ...{ shelves: { MIA: shelvesOf('M'), UIO: shelvesOf('Q') }, readers: new Map() },
  }
}

/** One of them: the last is 1, what is announced; 2 is packed, 3 in the air, 4 arrived, 5 weighed. */
export function largeFlight(fromLast: number, packages: number): LargeFlight {
  const flight = planLargeFlights(LARGE_FIRST, LARGE_END, packages).at(-fromLast)
  if (!flight) throw new RangeError(`there is no flight ${fromLast}`)
  return { ...flight, packages }
}

/** As far as its days have been. */
export async function liveLargeFlight(db: Db, world: World, flight: LargeFlight) {
  const past = startPast()
  const parcels = await makeOrders(db, world, past, askFor(world, flight))
  const lumps = await makeBundles(db, world, past, { flight, parcels })
  await fly(db, world, past, flight, lumps)
  await billFlight(db, world, past, flight, lumps)
  return { past, parcels, lumps }
}
