import type { Company } from '@app/contract/company.contract'
import { openDaysInWords, openingAt, openingInWords, openWeek } from '@app/domain'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslation } from 'react-i18next'
import styles from './opening-hours.module.css'
import { useMinute } from './use-minute.ts'

type Props = { company: Pick<Company, 'openingHours'>; isShort?: boolean }

/** Until when the counter is open, or when it opens again, and its week; nothing where no hours are set. */
export function OpeningHours({ company: { openingHours }, isShort = false }: Props) {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'es'
  const opening = openingAt(openingHours, useMinute())
  if (!opening) return null
  return (
    <div>
      <p className={styles.now}>
        <IconClock size={18} aria-hidden /> {openingInWords(opening, language)}
      </p>
      {isShort ? null : (
        <dl className={styles.week}>
          {openWeek(openingHours).map((line) => {
            const { days, hours } = openDaysInWords(line, language)
            return (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}
