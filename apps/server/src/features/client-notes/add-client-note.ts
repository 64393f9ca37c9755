import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import * as users from '../users/users.repository.ts'
import { viewNote } from './client-note.view.ts'
import { addNote } from './client-notes.repository.ts'

/** @throws DomainError `clientNotFound` (404), `accountClosed` (409) */
export const addClientNote = (db: Db, actor: Actor, clientId: string, text: string): Promise<ClientNote> =>
  db.transaction(async (tx) => {
    await users.getClient(tx, actor, clientId)
    // Held: what is written while the account closes would stay after it.
    const { closedAt } = await users.hold(tx, clientId)
    if (closedAt) throw new DomainError('accountClosed', { ids: [clientId] })
    const { id } = await addNote(tx, { clientId, authorId: actor.userId, text })
    const fieldChanges = [{ field: 'staffNote', from: null, to: text }]
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: clientId, action: 'addNote', fieldChanges }])
    return viewNote(tx, actor, id)
  })
