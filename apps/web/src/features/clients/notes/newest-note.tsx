import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import type { OfClient } from '../client-list.ts'
import styles from './client-notes.module.css'
import { useClientNotes } from './client-notes.queries.ts'
import { WrittenBy } from './written-by.tsx'

/** What whoever serves a client should know first: the newest note, and how many more there are. Nothing while there is none. */
export function NewestNote({ client }: OfClient) {
  const { t } = useTranslation('clients')
  const { data } = useClientNotes(client.id)
  const [newest] = data?.pages[0]?.notes ?? []
  if (!newest) return null
  const others = (data?.pages[0]?.total ?? 1) - 1
  return (
    <section className={styles.newest} aria-labelledby="newest-note">
      <h3 id="newest-note" className={styles.by}>
        {t('notes.newest')}
      </h3>
      <p className={styles.text}>{newest.text}</p>
      <WrittenBy note={newest} />
      {others > 0 ? (
        <Link to={`?${new URLSearchParams({ client: client.id, view: 'notes' })}`}>{t('notes.others', { count: others })}</Link>
      ) : null}
    </section>
  )
}
