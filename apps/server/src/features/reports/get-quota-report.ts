import { MOST_GROUPS, type QuotaReport } from '@app/contract/reports/reports.contract'
import { businessDay, closeToQuotaFrom, fiscalYearOf, startOfBusinessDay } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { readQuotaReport } from '../ledger/reports/quota-report.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'

export type QuotaReportAsked = { year?: number | undefined }

/** Consignees who are close to the quota of a fiscal year, or over it, by the limit that counts: of now, or of the last day of a year that is over. */
export async function getQuotaReport(
  db: Db,
  { year = fiscalYearOf(businessDay(now())) }: QuotaReportAsked,
  most: number = MOST_GROUPS,
): Promise<QuotaReport> {
  const { yearlyQuotaInCents: limitInCents } = await readParameters(db, lastMomentOf(year))
  const closeFromInCents = closeToQuotaFrom(limitInCents)
  return {
    ...{ year, limitInCents, closeFromInCents },
    ...(await readQuotaReport(db, { year, limitInCents, fromInCents: closeFromInCents, most })),
  }
}

function lastMomentOf(year: number): Date {
  const end = new Date(startOfBusinessDay(`${year + 1}-01-01`).getTime() - 1)
  return end < now() ? end : now()
}
