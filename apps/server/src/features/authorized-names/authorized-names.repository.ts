// The only file that touches the authorized names. A removed one stays for the records that name it.
import { type Actor, DomainError } from '@app/domain'
import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { findWhere, lockOne, lockWhere } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { authorizedNameKind } from './authorized-names.kind.ts'
import { type AuthorizedNameRow, authorizedNamesTable } from './authorized-names.table.ts'

type NewName = Omit<typeof authorizedNamesTable.$inferInsert, 'id'>
type Changes = Pick<
  AuthorizedNameRow,
  | 'name'
  | 'identificationType'
  | 'identification'
  | 'phone'
  | 'email'
  | 'address'
  | 'purposes'
  | 'consentedAt'
  | 'toleratedUntil'
  | 'identityVerifiedAt'
>

const isOf = (clientId: string) => and(eq(authorizedNamesTable.clientId, clientId), isNull(authorizedNamesTable.removedAt))

/** One of the client's own; anybody else's is not found. */
export async function get(db: Db, clientId: string, id: string): Promise<AuthorizedNameRow> {
  const own = and(eq(authorizedNamesTable.id, id), isOf(clientId))
  const [name] = await db.select().from(authorizedNamesTable).where(own)
  if (!name) throw new DomainError('authorizedNameNotFound', { ids: [id] })
  return name
}

/** One that the caller reaches. */
export const lock = (db: Db, actor: Actor, id: string): Promise<AuthorizedNameRow> => lockOne(db, actor, authorizedNameKind, id)

/** Whoever it belongs to: for what the person of the name does. */
export const lockAny = (db: Db, id: string): Promise<AuthorizedNameRow> => lockOne(db, THE_HOUSE, authorizedNameKind, id)

/** Since when their own consent holds, or null; what was ticked for them counts no more. */
export async function setConsent(db: Db, row: AuthorizedNameRow, consentedAt: Date | null): Promise<void> {
  await change(db, authorizedNameKind, [{ row, changes: { consentedAt, toleratedUntil: null } }])
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

export async function add(db: Db, name: NewName): Promise<string> {
  const [added] = await db
    .insert(authorizedNamesTable)
    .values(name)
    .onConflictDoNothing()
    .returning({ id: authorizedNamesTable.id })
  if (!added) throw new DomainError('identificationTaken', { field: 'identification' })
  return added.id
}

export async function update(db: Db, row: AuthorizedNameRow, changes: Partial<Changes>): Promise<void> {
  await change(db, authorizedNameKind, [{ row, changes }])
}

export const remove = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockOne(tx, actor, authorizedNameKind, id)
    await change(tx, authorizedNameKind, [{ row, changes: { removedAt: now() } }])
  })

/** What a client ticked before there were texts counts no more from its day on. Most days there is nothing to end, which costs one read. */
export async function endTolerances(db: Db, at: Date): Promise<void> {
  const isOver = lte(authorizedNamesTable.toleratedUntil, at)
  if ((await findWhere(db, authorizedNameKind, isOver)).length === 0) return
  await db.transaction(async (tx) => {
    const rows = await lockWhere(tx, authorizedNameKind, isOver)
    await change(
      tx,
      authorizedNameKind,
      rows.map((row) => ({ row, changes: { toleratedUntil: null } })),
    )
  })
}
