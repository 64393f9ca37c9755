import type { Quota } from '@app/contract/quotas.contract'
import { type Actor, businessDay, DomainError, fiscalYearOf, type Parameters, sum, valueWithTax } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { entriesOf } from './quota-entries.repository.ts'
import { knowsSums, reachesConsignee } from './quota-reach.repository.ts'
import { readWaiting } from './waiting-packages.repository.ts'

/** How much of a year a consignee has used, and by what; of this year unless another is asked for. Who only claims the number reads no sums. */
export async function getQuota(
  db: Db,
  actor: Actor,
  identification: string,
  year = fiscalYearOf(businessDay(now())),
): Promise<Quota> {
  if (!(await reachesConsignee(db, actor, identification))) throw new DomainError('quotaNotFound')
  const { waitingInCents, parameters } = await readWaiting(db, actor, identification, lastMomentOf(year))
  const entries = await entriesOf(db, actor, { identification, fiscalYear: year })
  const usedInCents = sum(entries.map(({ amountInCents }) => amountInCents))
  const leftInCents = Math.max(0, parameters.yearlyQuotaInCents - usedInCents)
  const isTold = await knowsSums(db, actor, identification)
  return {
    identification,
    year,
    limitInCents: parameters.yearlyQuotaInCents,
    usedInCents: isTold ? usedInCents : null,
    leftInCents: isTold ? leftInCents : null,
    room: roomFor(waitingInCents, { leftInCents, year, parameters }),
    entries: entries.filter(({ isReached }) => isTold || isReached).map((entry) => entryView(actor, entry)),
  }
}

type Year = { leftInCents: number; year: number; parameters: Parameters }

function roomFor(waitingInCents: number, { leftInCents, year, parameters }: Year): Quota['room'] {
  if (waitingInCents === 0) return null
  const valueInCents = valueWithTax(waitingInCents, parameters)
  const fits = valueInCents <= leftInCents
  return { valueInCents, fits, fitsFrom: fits ? null : `${year + 1}-01-01` }
}

/** The limit that counts: that of now, or of the last day of a year that is over. Quito is five hours behind. */
function lastMomentOf(year: number): Date {
  const end = new Date(Date.UTC(year + 1, 0, 1, 5) - 1)
  return end < now() ? end : now()
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

function entryView({ role }: Actor, { createdAt, isReached, bundle, writer, note, ...entry }: Entry): Quota['entries'][number] {
  const isForAdministrators = role === 'administrator'
  return {
    ...entry,
    bundle: isReached ? bundle : null,
    note: isForAdministrators ? note : '',
    actorName: isForAdministrators && writer ? `${writer.firstName} ${writer.lastName}` : null,
    at: createdAt.toISOString(),
  }
}
