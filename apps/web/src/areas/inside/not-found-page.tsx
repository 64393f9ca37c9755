import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import styles from './not-found-page.module.css'

/** The sentence is the specification's (section 2), in both languages. */
export function NotFoundPage({ path }: { path: string }) {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1 className={styles.title} lang="en">
        No match for <code>{path}</code>
      </h1>
      <p className={styles.sentence}>{t('notFound.sentence')}</p>
      <a className={styles.home} href="/">
        {t('notFound.home')}
      </a>
    </div>
  )
}
