import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import styles from './not-found-page.module.css'

/** A screen that is there, and whose duties the person does not have. */
export function ClosedPage() {
  const { t } = useTranslation()
  useDocumentTitle(t('errors.permissionMissing'))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('errors.permissionMissing')}</h1>
      <p className={styles.sentence}>{t('closed.sentence')}</p>
      <Link className={styles.home} to="/">
        {t('notFound.home')}
      </Link>
    </div>
  )
}
