import { type BillingReport, MOST_GROUPS } from '@app/contract/reports/reports.contract'
import type { Db } from '../../db/db.ts'
import { type BillingGroup, type BillingNarrowed, readBilling } from '../ledger/reports/billing.repository.ts'
import { type DaysAsked, daysAsked } from './days-asked.ts'
import { reportView } from './report-view.ts'

export type BillingAsked = DaysAsked & BillingNarrowed & { by: BillingGroup }

/** What was billed less what was given back and voided, each on its own day. */
export async function getBillingReport(
  db: Db,
  { by, from, to, ...narrowed }: BillingAsked,
  most: number = MOST_GROUPS,
): Promise<BillingReport> {
  const period = daysAsked({ from, to })
  return reportView(await readBilling(db, { ...period, ...narrowed, by, most }), period)
}
