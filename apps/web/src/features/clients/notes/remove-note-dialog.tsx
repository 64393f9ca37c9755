import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import styles from './client-notes.module.css'
import { useRemoveClientNote } from './client-notes.queries.ts'

type Props = { note: ClientNote; onClose: () => void }

/** The note goes from the client's page; the audit keeps it. */
export function RemoveNoteDialog({ note, onClose }: Props) {
  const { t } = useTranslation('clients')
  const remove = useRemoveClientNote(note.id)
  return (
    <FormDialog
      title={t('notes.removeTitle')}
      confirmLabel={t('notes.remove')}
      isSending={remove.isPending}
      error={remove.error}
      onSubmit={(event) => {
        event.preventDefault()
        return remove.mutateAsync().then(onClose)
      }}
      onClose={onClose}
    >
      <blockquote className={styles.quoted}>{note.text}</blockquote>
      <p>{t('notes.removeWhat')}</p>
    </FormDialog>
  )
}
