import { type CustomsReport, MOST_GROUPS } from '@app/contract/reports/reports.contract'
import type { Db } from '../../db/db.ts'
import { type CustomsGroup, type CustomsNarrowed, readCustoms } from '../ledger/reports/customs.repository.ts'
import { MANIFESTS } from '../manifest-records/manifest-parts.ts'
import { type DaysAsked, daysAsked } from './days-asked.ts'
import { reportView } from './report-view.ts'

export type CustomsAsked = DaysAsked & CustomsNarrowed & { by: CustomsGroup }

/** What was declared for what arrived within the days, and the duty collected for it beside the duty paid. */
export async function getCustomsReport(
  db: Db,
  { by, from, to, ...narrowed }: CustomsAsked,
  most: number = MOST_GROUPS,
): Promise<CustomsReport> {
  const period = daysAsked({ from, to })
  return reportView(await readCustoms(db, { ...period, ...narrowed, by, most }, MANIFESTS), period)
}
