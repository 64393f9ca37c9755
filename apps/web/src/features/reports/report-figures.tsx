import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import type { ReportColumn } from './report-table.tsx'
import type { Report } from './report-view.tsx'
import styles from './reports.module.css'

type Props<Figures> = { report: Report<Figures>; columns: readonly ReportColumn<Figures>[] }

/** What the days come to, and what the days before did. */
export function ReportFigures<Figures>({ report: { total, before }, columns }: Props<Figures>) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  return (
    <dl className={styles.figures}>
      {columns.map(({ name, of }) => {
        const [now, then] = [of(total.now), of(total.before)]
        return (
          <div key={name}>
            <dt>{t(`reports.columns.${name}`)}</dt>
            <dd>
              {format.money(now)}
              <span className={styles.quiet}>
                {t('reports.difference', {
                  amount: `${now > then ? '+' : ''}${format.money(now - then)}`,
                  from: format.day(before.from),
                  to: format.day(before.to),
                })}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
