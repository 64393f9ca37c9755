// The only file that touches what staff wrote down about clients.
import { DomainError } from '@app/domain'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { only } from '../../records/only.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { type ClientNoteRow, clientNotesTable } from './client-notes.table.ts'

export const NOTES_A_PAGE = 20

const { id, clientId, authorId, text, createdAt, editedAt } = clientNotesTable
const columns = { id, text, createdAt, editedAt, author: personNamedBy(authorId) }
export type ClientNoteInView = Awaited<ReturnType<typeof readNote>>

/** Newest first, and one more where there are older ones: ids rise with time. */
export const notesBefore = (db: Db, client: string, before: string | undefined) =>
  db
    .select(columns)
    .from(clientNotesTable)
    .where(and(eq(clientId, client), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(NOTES_A_PAGE + 1)

export const countNotes = (db: Db, client: string): Promise<number> => db.$count(clientNotesTable, eq(clientId, client))

export const readNote = async (db: Db, note: string) => only(await db.select(columns).from(clientNotesTable).where(eq(id, note)))

/** Held until the transaction ends. @throws DomainError `clientNoteNotFound` (404) */
export async function lockNote(db: Db, note: string): Promise<ClientNoteRow> {
  const [found] = await db.select().from(clientNotesTable).where(eq(id, note)).for('update')
  if (!found) throw new DomainError('clientNoteNotFound', { ids: [note] })
  return found
}

export const addNote = async (db: Db, note: Pick<ClientNoteRow, 'clientId' | 'authorId' | 'text'>): Promise<ClientNoteRow> =>
  only(await db.insert(clientNotesTable).values(note).returning())

export const changeNote = async (db: Db, note: string, changes: Pick<ClientNoteRow, 'text' | 'editedAt'>): Promise<void> => {
  await db.update(clientNotesTable).set(changes).where(eq(id, note))
}

export const deleteNote = async (db: Db, note: string): Promise<void> => {
  await db.delete(clientNotesTable).where(eq(id, note))
}
