import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import styles from './station.module.css'
import type { Station } from './use-station.ts'

/** What the server refused of the package in front of the person. */
export function StationRefusal({ station: { refused } }: { station: Station }) {
  const { t } = useTranslation('warehouse')
  if (!refused) return null
  return (
    <p className={styles.refused} role="alert">
      {errorSentence(t, refused)}
    </p>
  )
}
