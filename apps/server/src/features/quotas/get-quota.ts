import type { Quota } from '@app/contract/quotas.contract'
import { type Actor, businessDay, DomainError, fiscalYearOf, sum } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { entriesOf } from './quota-entries.repository.ts'
import { reachesConsignee } from './quota-reach.repository.ts'

/** How much of a year a consignee has used, and by what; of this year unless another is asked for. */
export async function getQuota(
  db: Db,
  actor: Actor,
  identification: string,
  year = fiscalYearOf(businessDay(now())),
): Promise<Quota> {
  if (!(await reachesConsignee(db, actor, identification))) throw new DomainError('quotaNotFound')
  const { yearlyQuotaInCents: limitInCents } = await readParameters(db, lastMomentOf(year))
  const entries = await entriesOf(db, actor, { identification, fiscalYear: year })
  const usedInCents = sum(entries.map(({ amountInCents }) => amountInCents))
  return {
    identification,
    year,
    limitInCents,
    usedInCents,
    leftInCents: Math.max(0, limitInCents - usedInCents),
    entries: entries.map((entry) => entryView(actor, entry)),
  }
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
