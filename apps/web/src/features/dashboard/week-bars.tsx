import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/use-format.ts'
import styles from './desktop.module.css'

type Props = {
  title: string
  total: string
  weeks: readonly { startsOn: string; value: number }[]
  /** Said once for all bars. */
  unit: string
  format: (value: number) => string
}

/** One measure by week. Each bar is a line of a list that reads "week of 16 Nov: 42.10 kg". */
export function WeekBars({ title, total, weeks, unit, format }: Props) {
  const { t } = useTranslation('administrator')
  const { day } = useFormat()
  const highest = Math.max(1, ...weeks.map(({ value }) => value))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <h2 className={styles.chartTitle}>
          {title} <span className={styles.quiet}>{unit}</span>
        </h2>
        <span className={styles.chartTotal}>{total}</span>
      </figcaption>
      <ol className={styles.bars}>
        {weeks.map(({ startsOn, value }, index) => (
          <li key={startsOn} className={styles.week} data-current={index === weeks.length - 1}>
            <span className={styles.value}>
              {format(value)} <span className="visually-hidden">{unit}</span>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ height: `${(value / highest) * 100}%` }} />
            </span>
            <time className={styles.weekName} dateTime={startsOn}>
              <span className="visually-hidden">{t('desktop.weekOf')} </span>
              {day(startsOn)}
            </time>
          </li>
        ))}
      </ol>
    </figure>
  )
}
