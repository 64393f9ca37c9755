import { useTranslation } from 'react-i18next'
import styles from './search-dialog.module.css'

/** The keys, for whoever has some. */
export function SearchHints() {
  const { t } = useTranslation('search')
  return (
    <p className={styles.hints} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('keys.close')}
      </span>
    </p>
  )
}
