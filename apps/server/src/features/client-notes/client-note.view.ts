import type { ClientNote } from '@app/contract/client-notes/client-notes.contract'
import { type Actor, DomainError, hasDuty, OWNERS_ALONE } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { type ClientNoteInView, readNote } from './client-notes.repository.ts'
import type { ClientNoteRow } from './client-notes.table.ts'

/** Who wrote it, and owners. */
const mayChange = (actor: Actor, authorId: string): boolean => authorId === actor.userId || hasDuty(actor, OWNERS_ALONE)

/** @throws DomainError `permissionMissing` (403) */
export function requireMayChange(actor: Actor, { authorId }: ClientNoteRow): void {
  if (!mayChange(actor, authorId)) throw new DomainError('permissionMissing')
}

export const noteView = (actor: Actor, { id, text, author, createdAt, editedAt }: ClientNoteInView): ClientNote => ({
  ...{ id, text, author },
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  mayChange: mayChange(actor, author.id),
})

export const viewNote = async (db: Db, actor: Actor, id: string): Promise<ClientNote> => noteView(actor, await readNote(db, id))
