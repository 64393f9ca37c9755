import { type ReportDays, stepsOf } from '@app/domain'
import type { ReportRead } from '../ledger/reports/grouped-report.repository.ts'

type Period = { days: ReportDays; before: ReportDays }

/** The report as it is published: with a bar for each part of the days. */
export function reportView<Figures>({ groups, others, total, course }: ReportRead<Figures>, { days, before }: Period) {
  const bars = new Map(course.map(({ step, ...bar }) => [step, bar]))
  return {
    ...days,
    before,
    groups,
    others,
    total,
    course: stepsOf(days).map((step, index) => ({ ...step, ...(bars.get(index) ?? NO_BAR) })),
  }
}

const NO_BAR = { nowInCents: 0, beforeInCents: 0 }
