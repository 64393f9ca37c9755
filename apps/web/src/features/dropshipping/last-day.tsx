import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { useTranslation } from 'react-i18next'
import { Day } from '../../ui/show/day.tsx'
import styles from './dropshipping.module.css'

/** Until when a quote may be accepted, said aloud where that has passed and somebody still waits. */
export function LastDay({ quote, isOpen }: { quote: Dropshipping['quote']; isOpen: boolean }) {
  const { t } = useTranslation('dropshipping')
  if (!quote?.isExpired || !isOpen) return <Day day={quote?.lastDay} />
  return (
    <span className={styles.expired}>
      {t('expired')} <Day day={quote.lastDay} />
    </span>
  )
}
