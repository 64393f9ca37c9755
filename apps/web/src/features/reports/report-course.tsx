import { sum } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { Bars } from '../../ui/show/bars.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import type { Report } from './report-view.tsx'

/** As many bars as a phone holds with their figures. */
const BARS_ON_A_PHONE = 6
const CENTS = 100

type Props = { report: Pick<Report<unknown>, 'course'>; title: string; total: number }

/** How the main figure went over the days; the days before behind it. */
export function ReportCourse({ report: { course }, title, total }: Props) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const isPhone = useIsPhone()
  const shown = isPhone ? together(course, Math.ceil(course.length / BARS_ON_A_PHONE)) : course
  return (
    <Bars
      title={title}
      unit="USD"
      total={format.money(total)}
      bars={shown.map(({ from, nowInCents, beforeInCents }) => ({ from, value: nowInCents, before: beforeInCents }))}
      format={(cents) => format.number(Math.round(cents / CENTS))}
      nothing={t('reports.none')}
      prefix={t('reports.since')}
      beforeWord={t('reports.before')}
    />
  )
}

type Part = Props['report']['course'][number]

/** So many parts in one bar: all days are there, in fewer bars. */
function together(course: readonly Part[], size: number): Part[] {
  return course.flatMap((first, index) => {
    if (index % size > 0) return []
    const parts = course.slice(index, index + size)
    return {
      ...{ from: first.from, to: parts.at(-1)?.to ?? first.to },
      nowInCents: sum(parts.map(({ nowInCents }) => nowInCents)),
      beforeInCents: sum(parts.map(({ beforeInCents }) => beforeInCents)),
    }
  })
}
