import { addDays, certificateNotice, daysFromTo } from '@app/domain'
import { businessDate } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { claimDay } from '../daily-jobs/daily-jobs.repository.ts'
import { currentCertificate } from '../fiscal-registration-records/signing-certificates.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'

const JOB = 'certificateEnds'
const ON_THE_SERVER = { ip: '', userAgent: '' }

/** Tells the administrators once of each notice whose day has come; of several that passed while no server ran, of the last. */
export async function remindCertificateEnd(db: Db, day: string): Promise<void> {
  const kept = await currentCertificate(db)
  if (!kept) return
  const end = businessDate(kept.validTo)
  const notice = certificateNotice(daysFromTo(day, end))
  if (notice === null) return
  await db.transaction(async (tx) => {
    if (!(await claimDay(tx, JOB, addDays(end, -notice)))) return
    await sayGuardedActs(tx, { userId: null }, ON_THE_SERVER, [{ act: 'certificateEnds', detail: kept.validTo.toISOString() }])
  })
}
