import { type ReportDays, stepsOf, sum } from '@app/domain'
import type { Both, ReportRead } from '../ledger/reports/grouped-report.repository.ts'

type Period = { days: ReportDays; before: ReportDays }

/** The report as it is published: with what all groups come to, and a bar for each part of the days. */
export function reportView<Figures extends Record<string, number>>(
  { groups, others, course, none }: ReportRead<Figures>,
  { days, before }: Period,
) {
  const bars = new Map(course.map(({ step, ...bar }) => [step, bar]))
  const all: readonly Both<Figures>[] = others ? [...groups, others] : groups
  return {
    ...days,
    before,
    groups,
    others,
    total: {
      now: totalOf(
        none,
        all.map(({ now }) => now),
      ),
      before: totalOf(
        none,
        all.map(({ before }) => before),
      ),
    },
    course: stepsOf(days).map((step, index) => ({ ...step, ...(bars.get(index) ?? NO_BAR) })),
  }
}

const NO_BAR = { nowInCents: 0, beforeInCents: 0 }

const totalOf = <Figures extends Record<string, number>>(none: Figures, all: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(none).map((name) => [name, sum(all.map((figures) => figures[name] ?? 0))])) as Figures
