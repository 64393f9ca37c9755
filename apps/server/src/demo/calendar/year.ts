import { atTime } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { noticeAbandonedOfDay } from '../../features/incidents/abandoning/notice-abandoned-of-day.ts'
import { renewEstimatesOfDay } from '../../features/orders/promise/renew-estimates-of-day.ts'
import type { Company } from '../company.ts'
import { type Album, startAlbum } from '../contents/album.ts'
import type { Request } from '../contents/packages.ts'
import { makeAmends } from '../work/amends.ts'
import { associatesDay, type Settled } from '../work/associates-day.ts'
import { type Bill, cashDesk } from '../work/cash-desk.ts'
import { clientsEvening } from '../work/clients-evening.ts'
import type { Flight } from '../work/flights.ts'
import { type Cargo, freightAfternoon, freightMorning } from '../work/freight-desk.ts'
import { miamiDock } from '../work/miami-dock.ts'
import { reviewDesk } from '../work/review-desk.ts'
import { secondThoughts } from '../work/second-thoughts.ts'
import type { Stray } from '../work/strays.ts'
import { at, daysBetween, isWorkingDay, workingDayBefore } from './calendar.ts'
import { seededRandom } from './random.ts'

/** What is known before the year begins. */
export type Plan = {
  first: string
  end: string
  requests: readonly Request[]
  flights: readonly Flight[]
  strays: readonly Stray[]
}

/** What is under way, beside the packages themselves. */
type Papers = { cargos: Cargo[]; bills: Bill[]; settled: Settled }

/** Lives the year day by day, each desk in its hours, by the same use cases that the calls of the API run. Answers its bills. */
export async function liveYear(company: Company, plan: Plan, report: (share: number) => void): Promise<readonly Bill[]> {
  const papers: Papers = { cargos: [], bills: [], settled: { orderIds: new Set(), settlements: [] } }
  const [quito, miami] = [withOwnRandom(company), withOwnRandom(company)]
  const album = startAlbum(miami.random)
  const requests = Map.groupBy(plan.requests, ({ requestedOn }) => requestedOn)
  const strays = Map.groupBy(plan.strays, ({ receivedOn }) => receivedOn)
  const days = daysBetween(plan.first, plan.end)
  for (const [number, day] of days.entries()) {
    await nightOf(company.parts.db, day)
    await Promise.all([
      dayInQuito(quito, day, papers),
      dayInMiami(miami, day, { plan, papers, album, strays: strays.get(day) ?? [] }),
    ])
    await clientsEvening(company, day, requests.get(day) ?? [])
    report((number + 1) / days.length)
  }
  const lastDay = workingDayBefore(plan.end, 1)
  const amends = await makeAmends(company, lastDay, papers.bills)
  await secondThoughts(company, lastDay, { ...papers, amends })
  return papers.bills
}

/** What the product does by itself once a day. */
export const nightOf = (db: Db, day: string): Promise<void> =>
  atTime(at(day, '00:10'), async () => {
    await renewEstimatesOfDay(db, day)
    await noticeAbandonedOfDay(db, day)
  })

/** Two who decide at the same time must not take each other's decisions: the company would depend on who is faster. */
const withOwnRandom = (company: Company): Company => ({ ...company, random: seededRandom(company.random.integer(1, 1_000_000)) })

async function dayInQuito(company: Company, day: string, { cargos, bills, settled }: Papers): Promise<void> {
  await freightMorning(company, day, cargos)
  await cashDesk(company, day, bills)
  await associatesDay(company, day, bills, settled)
}

type InMiami = { plan: Plan; papers: Papers; album: Album; strays: readonly Stray[] }

async function dayInMiami(company: Company, day: string, { plan, papers, album, strays }: InMiami): Promise<void> {
  await reviewDesk(company, day)
  if (isWorkingDay(day)) await miamiDock(company, day, strays, album)
  await freightAfternoon(company, day, plan.flights, papers.cargos)
}
