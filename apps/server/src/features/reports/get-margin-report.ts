import { type MarginReport, MOST_GROUPS } from '@app/contract/reports/reports.contract'
import type { Db } from '../../db/db.ts'
import { type MarginGroup, type MarginNarrowed, readMargin } from '../ledger/reports/margin.repository.ts'
import { MANIFESTS } from '../manifest-records/manifest-parts.ts'
import { type DaysAsked, daysAsked } from './days-asked.ts'
import { reportView } from './report-view.ts'

export type MarginAsked = DaysAsked & MarginNarrowed & { by: MarginGroup }

/** What is left of packages after their costs; those whose costs are not known are counted apart. */
export async function getMarginReport(
  db: Db,
  { by, from, to, ...narrowed }: MarginAsked,
  most: number = MOST_GROUPS,
): Promise<MarginReport> {
  const period = daysAsked({ from, to })
  return reportView(await readMargin(db, { ...period, ...narrowed, by, most }, MANIFESTS), period)
}
