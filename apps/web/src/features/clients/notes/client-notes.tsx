import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import { addClientNote, removeClientNote, updateClientNote } from '@app/contract/endpoints/client-notes/client-notes'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import type { OfClient } from '../client-list.ts'
import styles from './client-notes.module.css'
import { useClientNotes } from './client-notes.queries.ts'
import { NoteDialog } from './note-dialog.tsx'
import { RemoveNoteDialog } from './remove-note-dialog.tsx'
import { WrittenBy } from './written-by.tsx'

type Asking = { what: 'add' } | { what: 'edit' | 'remove'; note: ClientNote } | null

/** What staff wrote down about a client. */
export function ClientNotes({ client }: OfClient) {
  const { t } = useTranslation('clients')
  const may = useMay()
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  const add = may(addClientNote) ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsking({ what: 'add' })}>
      {t('notes.add')}
    </Button>
  ) : null
  return (
    <>
      <Written client={client} add={add} onAsk={setAsking} />
      {asking?.what === 'add' ? <NoteDialog client={client} note={null} onClose={close} /> : null}
      {asking?.what === 'edit' ? <NoteDialog client={client} note={asking.note} onClose={close} /> : null}
      {asking?.what === 'remove' ? <RemoveNoteDialog note={asking.note} onClose={close} /> : null}
    </>
  )
}

type WrittenProps = OfClient & { add: ReactNode; onAsk: (asking: Asking) => void }

function Written({ client, add, onAsk }: WrittenProps) {
  const { t } = useTranslation('clients')
  const notes = useClientNotes(client.id)
  if (notes.isPending) return <Skeleton height="8rem" />
  if (!notes.data) return <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />
  const shown = notes.data.pages.flatMap((page) => page.notes)
  const rest = (notes.data.pages.at(-1)?.total ?? 0) - shown.length
  if (shown.length === 0)
    return <EmptyState icon={IconNote} title={t('empty.notes')} sentence={t('empty.notesHelp')} action={add} />
  return (
    <div className={styles.notes}>
      {add ? <div>{add}</div> : null}
      <ul className={styles.list} aria-label={t('views.notes')}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} onAsk={onAsk} />
        ))}
      </ul>
      {notes.hasNextPage ? (
        <Button variant="default" loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {t('notes.older', { count: rest })}
        </Button>
      ) : null}
    </div>
  )
}

function NoteItem({ note, onAsk }: { note: ClientNote; onAsk: (asking: Asking) => void }) {
  const { t } = useTranslation('clients')
  const may = useMay()
  return (
    <li>
      <div>
        <p className={styles.text}>{note.text}</p>
        <WrittenBy note={note} />
      </div>
      {note.mayChange && may(updateClientNote) && may(removeClientNote) ? (
        <div className={styles.acts}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('notes.change')}
            onClick={() => onAsk({ what: 'edit', note })}
          >
            <IconPencil aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('notes.removeThis')}
            onClick={() => onAsk({ what: 'remove', note })}
          >
            <IconTrash aria-hidden />
          </ActionIcon>
        </div>
      ) : null}
    </li>
  )
}
