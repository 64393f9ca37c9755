import { useTranslation } from 'react-i18next'
import { Figures as FiguresInLine } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import type { ReportColumn } from './report-table.tsx'
import type { Report } from './report-view.tsx'
import styles from './reports.module.css'

type Props<Figures> = { report: Report<Figures>; columns: readonly ReportColumn<Figures>[] }

/** What the days come to, and what the days before did. */
export function ReportFigures<Figures>({ report: { total, before }, columns }: Props<Figures>) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const days = t('reports.against', { days: format.days(before) })
  const besideBefore = (now: number, then: number) => (
    <>
      {format.money(now)}
      <span className={styles.difference}>
        {now > then ? '+' : ''}
        {format.money(now - then)} <span className={styles.days}>{days}</span>
      </span>
    </>
  )
  if (columns.length === 0) return null
  return (
    <FiguresInLine
      facts={columns.map(({ name, of }) => ({
        label: t(`reports.columns.${name}`),
        value: besideBefore(of(total.now), of(total.before)),
      }))}
    />
  )
}
