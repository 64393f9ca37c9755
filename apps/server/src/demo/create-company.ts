import { addDays } from '@app/domain'
import { atTime } from '../clock.ts'
import type { Parts } from '../http/parts.ts'
import { at, workingDayBefore, workingDaysAfter } from './calendar/calendar.ts'
import { seededRandom } from './calendar/random.ts'
import { liveYear, nightOf } from './calendar/year.ts'
import { makeClients } from './clients.ts'
import type { Customer } from './company.ts'
import { planRequests } from './contents/packages.ts'
import { notifyOfYear } from './news.ts'
import { join, openHouse } from './open-house.ts'
import { bought } from './work/bought.ts'
import { dropshippingDesk } from './work/dropshipping-desk.ts'
import { planFlights } from './work/flights.ts'
import { foundAndSplit } from './work/found-and-split.ts'
import { inTwoBoxes } from './work/in-two-boxes.ts'
import { lastEvening } from './work/last-evening.ts'
import { misfortunes } from './work/misfortunes.ts'
import { purchaseDesk } from './work/purchase-desk.ts'
import { quotationDesk } from './work/quotation-desk.ts'
import { fillShelves, putUpShelves } from './work/shelves.ts'
import { planStrays } from './work/strays.ts'
import { transferReceipts } from './work/transfer-receipts.ts'

export type Wanted = {
  seed: number
  /** The day after the company's last one. */
  end: string
  days: number
  passwordHash: string
  /** Told how much is done, from 0 to 1. */
  report: (share: number) => void
}

/** The house is older than what is told of it. */
const OPENED_BEFORE_IN_DAYS = 300

/** A company with a past. The same seed and days make the same company. */
export async function createCompany(parts: Parts, { seed, end, days, passwordHash, report }: Wanted): Promise<void> {
  report(0)
  const first = addDays(end, -days)
  const random = seededRandom(seed)
  const clients = makeClients(random, first, end)
  const requests = planRequests(random, clients, first, end)
  const plan = { first, end, requests, flights: planFlights(first, end), strays: planStrays(random, requests, end) }

  const opening = at(addDays(first, -OPENED_BEFORE_IN_DAYS), '08:00')
  const staff = await atTime(opening, () => openHouse(parts.db, random, passwordHash))
  await atTime(opening, () => putUpShelves(parts.db, staff))
  const customers = new Map<number, Customer>()
  const byDay = [...clients.entries()].toSorted(([, one], [, other]) => one.joinedOn.localeCompare(other.joinedOn))
  for (const [number, client] of byDay) customers.set(number, await join(parts.db, { staff, client, passwordHash }))
  const inOrder = clients.flatMap((_, number) => customers.get(number) ?? [])
  const company = { parts, staff, customers: inOrder, parcels: [], random }

  const bills = await liveYear(company, plan, (share) => report(share * 0.9))
  await lastEvening(company, workingDayBefore(end, 1), workingDaysAfter(end, 2))
  await misfortunes(company, workingDayBefore(end, 1))
  await foundAndSplit(company, workingDayBefore(end, 1))
  await bought(company, end)
  await inTwoBoxes(company, end)
  const accepted = await purchaseDesk(company, end)
  await dropshippingDesk(company, end)
  await quotationDesk(company, end)
  await transferReceipts(company, workingDayBefore(end, 1), bills, accepted)
  await fillShelves(company, workingDayBefore(end, 1))
  await nightOf(parts.db, end)
  await notifyOfYear(parts.db, { keptFrom: at(addDays(end, -60), '00:00'), readUntil: at(addDays(end, -3), '00:00') })
  report(1)
}
