// The only file that touches the authorized names. A removed one stays for the records that name it.
import { type Actor, DomainError } from '@app/domain'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { only } from '../../records/only.ts'
import { lockOne } from '../../records/records.repository.ts'
import { authorizedNameKind } from './authorized-names.kind.ts'
import { type AuthorizedNameRow, authorizedNamesTable } from './authorized-names.table.ts'

type NewName = Omit<typeof authorizedNamesTable.$inferInsert, 'id'>
type Changes = Pick<AuthorizedNameRow, 'name' | 'identificationType' | 'identification' | 'phone' | 'purposes' | 'consentedAt'>

const nameColumns = {
  id: authorizedNamesTable.id,
  code: authorizedNamesTable.code,
  version: authorizedNamesTable.version,
  createdAt: authorizedNamesTable.createdAt,
  updatedAt: authorizedNamesTable.updatedAt,
  name: authorizedNamesTable.name,
  identificationType: authorizedNamesTable.identificationType,
  identification: authorizedNamesTable.identification,
  phone: authorizedNamesTable.phone,
  purposes: authorizedNamesTable.purposes,
  consentedAt: authorizedNamesTable.consentedAt,
}
export type AuthorizedNameInUse = Pick<AuthorizedNameRow, keyof typeof nameColumns>

const isOf = (clientId: string) => and(eq(authorizedNamesTable.clientId, clientId), isNull(authorizedNamesTable.removedAt))

export const listOf = (db: Db, clientId: string): Promise<AuthorizedNameInUse[]> =>
  db
    .select(nameColumns)
    .from(authorizedNamesTable)
    .where(isOf(clientId))
    .orderBy(asc(authorizedNamesTable.createdAt), asc(authorizedNamesTable.id))

/** One of the client's own; anybody else's is not found. */
export async function get(db: Db, clientId: string, id: string): Promise<AuthorizedNameInUse> {
  const own = and(eq(authorizedNamesTable.id, id), isOf(clientId))
  const [name] = await db.select(nameColumns).from(authorizedNamesTable).where(own)
  if (!name) throw new DomainError('authorizedNameNotFound', { ids: [id] })
  return name
}

/** A client names a person once. */
export async function isNamed(db: Db, clientId: string, identification: string, except: string): Promise<boolean> {
  const another = and(
    isOf(clientId),
    eq(authorizedNamesTable.identification, identification),
    ne(authorizedNamesTable.id, except),
  )
  const [name] = await db.select({ id: authorizedNamesTable.id }).from(authorizedNamesTable).where(another)
  return name !== undefined
}

export async function add(db: Db, name: NewName): Promise<AuthorizedNameInUse> {
  const [added] = await db.insert(authorizedNamesTable).values(name).onConflictDoNothing().returning(nameColumns)
  if (!added) throw new DomainError('identificationTaken', { field: 'identification' })
  return added
}

export async function update(db: Db, row: AuthorizedNameInUse, changes: Changes): Promise<AuthorizedNameInUse> {
  const { clientId: _client, removedAt: _removedAt, ...updated } = only(await change(db, authorizedNameKind, [{ row, changes }]))
  return updated
}

export const remove = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockOne(tx, actor, authorizedNameKind, id)
    await change(tx, authorizedNameKind, [{ row, changes: { removedAt: now() } }])
  })
