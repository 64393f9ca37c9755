import { useTranslation } from 'react-i18next'
import { Day } from '../../../ui/show/day.tsx'
import styles from './arrival-day.module.css'

/** A day in Quito, and how late it is: “vie 18 dic · 7 días tarde”. */
export function LateDay({ day, daysLate }: { day: string | null; daysLate: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.arrival}>
      <span>
        <Day day={day} />
      </span>
      {daysLate > 0 ? (
        <span className={styles.late}>
          <span className={styles.dot}>· </span>
          {t('arrival.daysLate', { count: daysLate })}
        </span>
      ) : null}
    </span>
  )
}
