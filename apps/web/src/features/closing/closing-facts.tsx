import type { AccountClosing } from '@app/contract/personal-data.contract'
import { useTranslation } from 'react-i18next'
import styles from './closing.module.css'

/** What goes at once, what stays, under which code and how long. */
export function ClosingFacts({ closing }: { closing: AccountClosing }) {
  const { t } = useTranslation('closing')
  const { code, customsForYears, booksForYears } = closing
  return (
    <>
      <p>{t('goes')}</p>
      <p>{code === null ? t('staysUnderNewCode') : t('staysUnderCode', { code })}</p>
      <ul className={styles.list}>
        <li>{t('customs', { count: customsForYears })}</li>
        <li>{t('books', { count: booksForYears })}</li>
        <li>{t('consents')}</li>
      </ul>
    </>
  )
}
