import { businessDay } from '@app/domain'
import { Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { dateFormatter } from '../../ui/show/formatters.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './earnings.module.css'
import { useEarningsBetween } from './earnings.queries.ts'
import { earningsByMonth, fromFirstEarning, type MonthOfEarnings } from './earnings-by-month.ts'

const MONTHS = 12
/** A year that has hardly begun is drawn as half of one. */
const FEWEST_MONTHS = 6
const KINDS = ['settled', 'collected', 'pending'] as const

/** The months of a year with earnings as bars, each with its amount in figures: a table drawn, not a picture. */
export function EarningMonths() {
  const { t } = useTranslation(['associate', 'orders'])
  const today = businessDay(new Date())
  const [firstMonth] = earningsByMonth([], today, MONTHS)
  const earnings = useEarningsBetween(`${firstMonth?.month}-01`, today)
  return (
    <section className={styles.months} aria-labelledby="by-month">
      <header className={styles.monthsHead}>
        <h2 id="by-month">{t('earnings.byMonth')}</h2>
        <ul className={styles.legend}>
          {KINDS.map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`statuses.${kind}`)}
            </li>
          ))}
        </ul>
      </header>
      {earnings.isPending ? <Skeleton height={220} /> : null}
      {earnings.isError && !earnings.data ? <ErrorState error={earnings.error} onRetry={() => void earnings.refetch()} /> : null}
      {earnings.data ? (
        <Bars
          months={fromFirstEarning(
            earningsByMonth(earnings.data.orders, today, MONTHS).filter(
              ({ month }) => `${month}-01` >= earnings.data.reachesBackTo,
            ),
            FEWEST_MONTHS,
          )}
        />
      ) : null}
    </section>
  )
}

function Bars({ months }: { months: readonly MonthOfEarnings[] }) {
  const { t, i18n } = useTranslation(['associate', 'orders'])
  const format = useFormat()
  const most = Math.max(1, ...months.map(({ totalInCents }) => totalInCents))
  const nameOf = (month: string, style: 'short' | 'long') =>
    dateFormatter(i18n.language, { month: style, year: '2-digit', timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`))
  return (
    <ol className={styles.bars}>
      {months.map((month) => (
        <li key={month.month}>
          <span className={styles.amount}>{format.money(month.totalInCents)}</span>
          <span className={styles.bar} aria-hidden>
            {KINDS.map((kind) => (
              <span key={kind} data-kind={kind} style={shareOf(month[`${kind}InCents`] / most)} />
            ))}
          </span>
          <span className={styles.month} aria-hidden>
            {nameOf(month.month, 'short')}
          </span>
          <span className="visually-hidden">
            {KINDS.map((kind) => `${t(`statuses.${kind}`)} ${format.money(month[`${kind}InCents`])}`).join(', ')} (
            {nameOf(month.month, 'long')})
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The bar stands on a wide screen and lies on a phone: one share for both. */
const shareOf = (share: number) => ({ '--share': `${Math.max(0, share) * 100}%` }) as CSSProperties
