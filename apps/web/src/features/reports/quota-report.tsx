import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportProgress } from '../../ui/list-tools/list-export.tsx'
import { ExportMenu } from '../../ui/list-tools/list-export-menu.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import { given } from './report-address.ts'
import styles from './reports.module.css'
import { useQuotaReport, useQuotaReportExport } from './reports.queries.ts'

type Props = { year: number | undefined }

/** Consignees who are close to their yearly quota, or over it. */
export function QuotaReport({ year }: Props) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const isPhone = useIsPhone()
  const title = useId()
  const { data, error, isError, refetch } = useQuotaReport(given({ year }))
  const exporting = useQuotaReportExport(given({ year }))
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="8rem" />
  const { limitInCents, closeFromInCents, consignees } = data
  const more = data.over + data.close - consignees.length
  return (
    <section className={styles.quota} aria-labelledby={title}>
      <div className={styles.quotaHead}>
        <div>
          <h2 id={title}>{t('reports.quota.title', { year: String(data.year) })}</h2>
          <p className={styles.quiet}>
            {t('reports.quota.sentence', { from: format.money(closeFromInCents), limit: format.money(limitInCents) })}
          </p>
        </div>
        {consignees.length > 0 ? <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={false} /> : null}
      </div>
      <ExportProgress exporting={exporting} />
      {consignees.length === 0 ? (
        <p className={styles.quiet}>{t('reports.quota.none')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-labelledby={title}>
            <thead>
              <tr>
                <th scope="col">{t('reports.quota.consignee')}</th>
                <th scope="col">{t('reports.quota.used')}</th>
                <th scope="col">{t('reports.quota.left')}</th>
              </tr>
            </thead>
            <tbody>
              {consignees.map(({ identification, name, usedInCents, leftInCents }) => (
                <tr key={identification}>
                  <th scope="row">{name === null ? identification : `${name} · ${identification}`}</th>
                  <td data-what={t('reports.quota.used')}>{format.money(usedInCents)}</td>
                  <td data-what={t('reports.quota.left')} data-over={leftInCents < 0}>
                    {leftInCents < 0
                      ? t('reports.quota.over', { amount: format.money(0 - leftInCents) })
                      : format.money(leftInCents)}
                  </td>
                </tr>
              ))}
              {more > 0 ? (
                <tr>
                  <th scope="row" colSpan={3}>
                    {t('reports.quota.more', { count: more })}
                  </th>
                </tr>
              ) : null}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
