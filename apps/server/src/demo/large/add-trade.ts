// A year of a large house's trade, put into the books of one that is open: rows as its calls would have left them, not its calls.
import { addDays } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import * as company from '../../features/company/company.repository.ts'
import { CASH_ACCOUNT, listOpen } from '../../features/company/company-accounts.repository.ts'
import { issuerOf } from '../../features/company/issuer.ts'
import { readParametersWithVersion } from '../../features/parameters/read-parameters.ts'
import { keepFigures } from '../../features/reports/keep-figures.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { at } from '../calendar/calendar.ts'
import { seededRandom } from '../calendar/random.ts'
import { billFlight } from './bills.ts'
import { makeBundles } from './bundles.ts'
import { type LargeFlight, planLargeFlights } from './flights.ts'
import { sendBack, trouble } from './incidents.ts'
import { fly } from './manifests.ts'
import { addNames } from './names.ts'
import { readersOf, tellNews } from './news.ts'
import { expectAnew, makeOrders } from './orders.ts'
import { askFor } from './packages.ts'
import { keepPast, type Past, put, startPast } from './past.repository.ts'
import { addAssociates, addClients, addWorkers, peopleOfLarge } from './people.ts'
import { photograph } from './photos.ts'
import { tidy } from './rows.repository.ts'
import { settleMonths } from './settlements.ts'
import { putUpShelves, shelve } from './shelves.ts'
import type { LargeSize } from './size.ts'
import { wonder } from './undecided.ts'
import type { World } from './world.ts'

type Keeping = { db: Db; storage: FileStorage }
type Wanted = {
  seed: number
  size: LargeSize
  /** The day after its last one. */
  end: string
  passwordHash: string
  /** Told how much is done, from 0 to 1. */
  report: (share: number) => void
}

const A_YEAR = 365
/** The house is open by then. */
const STAFF_CAME_BEFORE_IN_DAYS = 290

export async function addTrade({ db, storage }: Keeping, wanted: Wanted): Promise<void> {
  const first = addDays(wanted.end, -A_YEAR)
  const world = await openTrade(db, first, wanted)
  const flights = planLargeFlights(first, wanted.end, wanted.size.packages)
  for (const [place, flight] of flights.entries()) {
    await liveFlight({ db, storage }, world, flight)
    wanted.report((place + 1) / (flights.length + 2))
  }
  const past = startPast()
  await settleMonths(db, world, past, first)
  keepYears(past, world)
  await keepPast(db, past)
  await tidy(db)
  await keepFigures(db)
  wanted.report(1)
}

async function liveFlight({ db, storage }: Keeping, world: World, flight: LargeFlight): Promise<void> {
  const past = startPast()
  const parcels = await makeOrders(db, world, past, askFor(world, flight))
  await sendBack(db, world, past, flight, parcels)
  const lumps = await makeBundles(db, world, past, { flight, parcels })
  await fly(db, world, past, flight, lumps)
  await billFlight(db, world, past, flight, lumps)
  await wonder(db, world, past, flight)
  shelve(world, past, parcels)
  await trouble(db, world, past, parcels)
  for (const { order } of parcels) expectAnew(world, order)
  await photograph(db, storage, world, past, parcels)
  tellNews(world, past, parcels)
  await keepPast(db, past)
}

async function openTrade(db: Db, first: string, { seed, size, end, passwordHash }: Wanted): Promise<World> {
  const random = seededRandom(seed)
  const opening = at(addDays(first, -STAFF_CAME_BEFORE_IN_DAYS), '08:00')
  const joining = { random, size, opening, first, end, passwordHash }
  const makePerson = peopleOfLarge(random)
  const past = startPast()
  const workers = addWorkers(past, makePerson, joining)
  const associates = addAssociates(past, makePerson, joining)
  const clients = addClients(past, makePerson, associates, { ...joining, codes: await nextCodes(db, 'casillero', size.clients) })
  await addNames(db, past, { random, makePerson, clients, end })
  await keepPast(db, past)
  const shelves = await putUpShelves(db, { size, workers, opening })
  const { parameters, version: parametersVersion } = await readParametersWithVersion(db)
  const accounts = await listOpen(db)
  return {
    ...{ random, size, end, parameters, parametersVersion, workers, clients },
    issuer: issuerOf(await company.get(db)),
    cashAccountId: CASH_ACCOUNT,
    bankAccountIds: accounts.filter(({ kind }) => kind === 'bank').map(({ id }) => id),
    ...{ shelves, readers: await readersOf(db), earned: [] },
  }
}

/** How much of each consignee's years their bundles took. */
function keepYears(past: Past, { clients }: World): void {
  for (const { identification, declared } of clients)
    for (const [fiscalYear, usedInCents] of declared) put(past, 'quotas', { identification, fiscalYear, usedInCents })
}
