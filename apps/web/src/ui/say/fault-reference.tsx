import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import styles from './fault-reference.module.css'

/** Of a fault of the server's own, by which whoever is asked finds it in the log; of a refusal there is nothing to find. */
export const referenceOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 500 ? error.requestId : null

export function FaultReference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  return <span className={styles.reference}>{t('ui.reference', { reference })}</span>
}
