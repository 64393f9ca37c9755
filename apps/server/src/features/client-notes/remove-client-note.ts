import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { requireMayChange } from './client-note.view.ts'
import { deleteNote, lockNote } from './client-notes.repository.ts'

/** @throws DomainError `clientNoteNotFound` (404), `permissionMissing` (403) */
export const removeClientNote = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const note = await lockNote(tx, id)
    requireMayChange(actor, note)
    await deleteNote(tx, id)
    const fieldChanges = [{ field: 'staffNote', from: note.text, to: null }]
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: note.clientId, action: 'removeNote', fieldChanges }])
  })
