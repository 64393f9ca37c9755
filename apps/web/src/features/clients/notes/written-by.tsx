import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './client-notes.module.css'

/** Who wrote a note and when, and when it was changed. */
export function WrittenBy({ note: { author, createdAt, editedAt } }: { note: ClientNote }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  return (
    <p className={styles.by}>
      {author.name} · <time dateTime={createdAt}>{format.instant(createdAt)}</time>
      {editedAt ? <> · {t('notes.edited', { when: format.instant(editedAt) })}</> : null}
    </p>
  )
}
