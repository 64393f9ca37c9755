import { useTranslation } from 'react-i18next'
import styles from './brand.module.css'

/** The mark, a bridge, and the name. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M5 22h22M8 22v-4a8 8 0 0 1 16 0v4M12 22v-9M16 22V10M20 22v-9" />
      </svg>
      {t('ui.product')}
    </span>
  )
}
