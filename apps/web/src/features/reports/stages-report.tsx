import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { PromiseKept, StageSpans, StagesReport as Stages } from '@app/contract/reports/reports.contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Figures } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useReportAddress } from './report-address.ts'
import { ReportDays } from './report-days.tsx'
import styles from './reports.module.css'
import { useStagesReport, useStagesReportExport } from './reports.queries.ts'

const NOTHING = '—'

/** In how many days packages ended each stage of their way, and how many came on the promised day. */
export function StagesReport() {
  const { t } = useTranslation('money-report')
  const address = useReportAddress(['month'], 'month')
  const asked = { ...address.days }
  const { data, error, isError, refetch } = useStagesReport(asked)
  return (
    <section className={styles.report} aria-label={t('reports.views.stages')}>
      <p className={styles.quiet}>{t('reports.stages.sentence')}</p>
      <ReportDays address={address} answered={data} exporting={useStagesReportExport(asked)} />
      {data ? (
        <Found report={data} />
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </section>
  )
}

function Found({ report: { from, to, stages, promise, before } }: { report: Stages }) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  const hasNothing = ({ packages }: { packages: number }) => packages === 0
  if ([promise, ...stages].every((figures) => hasNothing(figures.now) && hasNothing(figures.before)))
    return <p className={styles.quiet}>{t('reports.none')}</p>
  return (
    <>
      <Figures
        facts={[
          {
            label: t('reports.stages.promise'),
            value: (
              <>
                <Kept kept={promise.now} />
                <span className={styles.difference}>
                  <Kept kept={promise.before} /> <span className={styles.days}>{format.days(before)}</span>
                </span>
              </>
            ),
          },
        ]}
      />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('reports.views.stages')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reports.stages.stage')}</th>
              <th scope="col">{t('reports.stages.packages')}</th>
              <th scope="col">{t('reports.stages.median')}</th>
              <th scope="col">{t('reports.stages.most')}</th>
              <th scope="col">{t('reports.before')}</th>
            </tr>
          </thead>
          <tbody>
            {stages.map(({ stage, now, before: then }) => (
              <tr key={stage}>
                <th scope="row">{t(`reports.stages.names.${stage}`)}</th>
                <td data-what={t('reports.stages.packages')}>
                  {now.packages > 0 ? (
                    <Link to={addressOf(ADMINISTRATOR_PATHS.orders, { endedStage: stage, from, to })}>
                      {format.number(now.packages)}
                    </Link>
                  ) : (
                    format.number(0)
                  )}
                </td>
                <td data-what={t('reports.stages.median')}>
                  <Days days={now.medianDays} />
                </td>
                <td data-what={t('reports.stages.most')}>
                  <Days days={now.daysOf90Percent} />
                </td>
                <td data-what={t('reports.before')} className={styles.before}>
                  <Before spans={then} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Kept({ kept: { packages, onTime, onTimeInBasisPoints } }: { kept: PromiseKept }) {
  const { t } = useTranslation('money-report')
  const format = useFormat()
  if (onTimeInBasisPoints === null) return NOTHING
  const counts = { onTime: format.number(onTime), packages: format.number(packages) }
  return `${format.percent(onTimeInBasisPoints)} · ${t('reports.stages.onTime', counts)}`
}

function Days({ days }: { days: number | null }) {
  const { t } = useTranslation('money-report')
  return days === null ? NOTHING : t('reports.stages.days', { count: days })
}

/** Both of them, in one cell. */
function Before({ spans: { packages, medianDays, daysOf90Percent } }: { spans: StageSpans }) {
  return packages === 0 ? (
    NOTHING
  ) : (
    <>
      <Days days={medianDays} /> · <Days days={daysOf90Percent} />
    </>
  )
}
