import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { requireMayChange, viewNote } from './client-note.view.ts'
import { changeNote, lockNote } from './client-notes.repository.ts'

/** @throws DomainError `clientNoteNotFound` (404), `permissionMissing` (403) */
export const updateClientNote = (db: Db, actor: Actor, id: string, text: string): Promise<ClientNote> =>
  db.transaction(async (tx) => {
    const note = await lockNote(tx, id)
    requireMayChange(actor, note)
    if (note.text !== text) {
      await changeNote(tx, id, { text, editedAt: now() })
      const fieldChanges = [{ field: 'staffNote', from: note.text, to: text }]
      await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: note.clientId, action: 'editNote', fieldChanges }])
    }
    return viewNote(tx, actor, id)
  })
