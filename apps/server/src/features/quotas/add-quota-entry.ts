import type { addQuotaEntry as contract, Quota } from '@app/contract/quotas.contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { getQuota } from './get-quota.ts'
import { findDeclaredElsewhere, isTakenBack } from './quota-entries.repository.ts'
import { addEntries, lockQuotas } from './quotas.repository.ts'

type Entry = z.output<(typeof contract)['body']>

/** What a consignee declared with another courier, or the correction of an entry; the year is locked as for a bundle. */
export async function addQuotaEntry(db: Db, actor: Actor, identification: string, entry: Entry): Promise<Quota> {
  const year = await db.transaction((tx) =>
    'reversesId' in entry ? takeBack(tx, actor, identification, entry) : declare(tx, actor, identification, entry),
  )
  return getQuota(db, actor, identification, year)
}

type Declared = Extract<Entry, { year: number }>

async function declare(db: Db, { userId }: Actor, identification: string, { year, amountInCents, note }: Declared) {
  await lockQuotas(db, [{ identification, fiscalYear: year }])
  await addEntries(db, [{ identification, fiscalYear: year, bundleId: null, amountInCents, note, actorId: userId }])
  return year
}

type Reversal = Extract<Entry, { reversesId: string }>

/** A bundle gives back its own entries; a counter-entry is not taken back, but declared anew. */
async function takeBack(db: Db, { userId }: Actor, identification: string, { reversesId, note }: Reversal) {
  const entry = await findDeclaredElsewhere(db, identification, reversesId)
  if (!entry || entry.reversesId !== null) throw new DomainError('quotaEntryNotFound', { ids: [reversesId] })
  const { fiscalYear, amountInCents } = entry
  await lockQuotas(db, [{ identification, fiscalYear }])
  if (await isTakenBack(db, reversesId)) throw new DomainError('quotaEntryTakenBack', { ids: [reversesId] })
  const amount = { bundleId: null, amountInCents: -amountInCents }
  await addEntries(db, [{ identification, fiscalYear, ...amount, reversesId, note, actorId: userId }])
  return fiscalYear
}
