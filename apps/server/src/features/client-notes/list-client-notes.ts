import type { Answer, clientNotes as contract } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as users from '../users/users.repository.ts'
import { noteView } from './client-note.view.ts'
import { countNotes, NOTES_A_PAGE, notesBefore } from './client-notes.repository.ts'

/** @throws DomainError `clientNotFound` (404) */
export async function listClientNotes(
  db: Db,
  actor: Actor,
  clientId: string,
  before: string | undefined,
): Promise<Answer<typeof contract.listClientNotes>> {
  await users.getClient(db, actor, clientId)
  const found = await notesBefore(db, clientId, before)
  const shown = found.slice(0, NOTES_A_PAGE)
  return {
    notes: shown.map((note) => noteView(actor, note)),
    total: await countNotes(db, clientId),
    before: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
