import { useTranslation } from 'react-i18next'
import styles from './bars.module.css'
import { dateFormatter } from './formatters.ts'

type Bar = { from: string; value: number; before?: number }

type Props = {
  title: string
  total: string
  bars: readonly Bar[]
  /** Said once for all bars. */
  unit: string
  format: (value: number) => string
  /** In place of bars that are all nothing. */
  nothing: string
  /** Before the day of each bar, for those who hear it: "week of". */
  prefix: string
  /** What the bars behind are. */
  beforeWord?: string
  /** As many signs as fit beside each other across all bars: of more, some are shown, and all are heard. */
  signsAcross?: number
}

/** The rest is for the figure above the highest bar. */
const HIGHEST_IN_PERCENT = 85
/** How high a figure is, of the room that bars have. */
const FIGURE_IN_PERCENT = 15
/** One in so many is shown where not all fit, the last among them. */
const SHOWN_ONE_IN = 3

/** One measure over time. Each bar is a line of a list that reads "week of 16 Nov: 42.10 kg". */
export function Bars({ title, total, bars, unit, format, nothing, prefix, beforeWord, signsAcross = Infinity }: Props) {
  const nameOf = useDayName()
  const isFigureShown = shownOf(
    bars.map(({ value }) => format(value)),
    signsAcross,
  )
  const isDayShown = shownOf(
    bars.map(({ from }) => nameOf(from)),
    signsAcross,
  )
  const highest = Math.max(0, ...bars.flatMap(({ value, before = 0 }) => [value, before]))
  const isNothing = highest === 0 && bars.every(({ value }) => value === 0)
  const percent = (value: number) => (highest > 0 ? (Math.max(0, value) / highest) * HIGHEST_IN_PERCENT : 0)
  const height = (value: number) => `${percent(value)}%`
  /** Above the line of the days before, where that would cross the figure: “-- 77 --” reads as less than nothing. */
  const lifted = (value: number, before = 0) => {
    const above = percent(before) - percent(value)
    return above > 0 && above < FIGURE_IN_PERCENT ? { bottom: `${above}%` } : undefined
  }
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <h2 className={styles.chartTitle}>
          {title} <span className={styles.quiet}>{unit}</span>
        </h2>
        <span className={styles.chartTotal}>{total}</span>
      </figcaption>
      {isNothing ? (
        <p className={styles.quiet}>{nothing}</p>
      ) : (
        <ol className={styles.bars}>
          {bars.map(({ from, value, before }, index) => (
            <li
              key={from}
              className={styles.week}
              data-current={index === bars.length - 1}
              title={`${nameOf(from)}: ${format(value)} ${unit}`}
            >
              <span className={styles.track}>
                <span
                  className={isFigureShown(index) ? styles.value : 'visually-hidden'}
                  style={isFigureShown(index) ? lifted(value, before) : undefined}
                >
                  {format(value)} <span className="visually-hidden">{unit}</span>
                </span>
                <span className={styles.bar} aria-hidden style={{ height: height(value) }} />
                {before === undefined ? null : (
                  <>
                    <span className={styles.before} aria-hidden style={{ height: height(before) }} />
                    <span className="visually-hidden">
                      {beforeWord} {format(before)}
                    </span>
                  </>
                )}
              </span>
              <time className={styles.weekName} dateTime={from}>
                <span className="visually-hidden">{prefix} </span>
                <span className={isDayShown(index) ? styles.day : 'visually-hidden'}>{nameOf(from)}</span>
              </time>
            </li>
          ))}
        </ol>
      )}
      {beforeWord && !isNothing ? <p className={styles.legend}>{beforeWord}</p> : null}
    </figure>
  )
}

/** Which of these texts stand beside each other without touching. */
function shownOf(texts: readonly string[], signsAcross: number): (index: number) => boolean {
  const fit = Math.max(0, ...texts.map(({ length }) => length)) * texts.length <= signsAcross
  return (index) => fit || (texts.length - 1 - index) % SHOWN_ONE_IN === 0
}

/** Day and month alone. */
function useDayName() {
  const { i18n } = useTranslation()
  const name = dateFormatter(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day: string) => name.format(new Date(`${day}T00:00:00Z`))
}
