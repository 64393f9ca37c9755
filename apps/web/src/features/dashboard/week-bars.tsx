import { useTranslation } from 'react-i18next'
import { dateFormatter } from '../../ui/show/formatters.ts'
import styles from './desktop.module.css'

type Props = {
  title: string
  total: string
  weeks: readonly { startsOn: string; value: number }[]
  /** Said once for all bars. */
  unit: string
  format: (value: number) => string
}

/** The rest is for the figure above the highest bar. */
const HIGHEST_IN_PERCENT = 85

/** One measure by week. Each bar is a line of a list that reads "week of 16 Nov: 42.10 kg". */
export function WeekBars({ title, total, weeks, unit, format }: Props) {
  const { t } = useTranslation('administrator')
  const nameOf = useWeekName()
  const highest = Math.max(0, ...weeks.map(({ value }) => value))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <h2 className={styles.chartTitle}>
          {title} <span className={styles.quiet}>{unit}</span>
        </h2>
        <span className={styles.chartTotal}>{total}</span>
      </figcaption>
      {highest === 0 ? (
        <p className={styles.quiet}>{t('desktop.noMovement')}</p>
      ) : (
        <ol className={styles.bars}>
          {weeks.map(({ startsOn, value }, index) => (
            <li key={startsOn} className={styles.week} data-current={index === weeks.length - 1}>
              <span className={styles.track}>
                <span className={styles.value}>
                  {format(value)} <span className="visually-hidden">{unit}</span>
                </span>
                <span className={styles.bar} aria-hidden style={{ height: `${(value / highest) * HIGHEST_IN_PERCENT}%` }} />
              </span>
              <time className={styles.weekName} dateTime={startsOn}>
                <span className="visually-hidden">{t('desktop.weekOf')} </span>
                {nameOf(startsOn)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}

/** Day and month alone: the weekday is always Monday. */
function useWeekName() {
  const { i18n } = useTranslation()
  const name = dateFormatter(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (startsOn: string) => name.format(new Date(`${startsOn}T00:00:00Z`))
}
