import type { ExtraCharge } from '@app/contract/fields/prices'
import { useTranslation } from 'react-i18next'
import styles from './extra-charge-notes.module.css'

/** Why something was charged beside the carriage, where somebody wrote it down. */
export function ExtraChargeNotes({ charges }: { charges: readonly ExtraCharge[] }) {
  const { t } = useTranslation('orders')
  const explained = charges.filter(({ note }) => note !== '')
  if (explained.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={t('panel.extraCharges')}>
      {explained.map(({ id, name, note }) => (
        <li key={id}>
          <strong>{name}:</strong> {note}
        </li>
      ))}
    </ul>
  )
}
