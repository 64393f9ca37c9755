// The only file that touches passkeys.
import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type PasskeyRow, passkeysTable } from './passkeys.table.ts'

const { id, userId: ownerId, credentialId, signatures } = passkeysTable

export const list = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeysTable).where(eq(ownerId, userId)).orderBy(desc(passkeysTable.createdAt), desc(id))

export async function countOf(db: Db, userId: string): Promise<number> {
  const [counted] = await db.select({ passkeys: count() }).from(passkeysTable).where(eq(ownerId, userId))
  return counted?.passkeys ?? 0
}

/** Where a query reads users. */
export const existFor = (user: PgColumn): SQL<boolean> => sql`exists (select from ${passkeysTable} where ${ownerId} = ${user})`

export async function findByCredential(db: Db, credential: string): Promise<PasskeyRow | null> {
  const [passkey] = await db.select().from(passkeysTable).where(eq(credentialId, credential))
  return passkey ?? null
}

type NewPasskey = Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>

/** @returns null where some account has it. */
export async function add(db: Db, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const [added] = await db.insert(passkeysTable).values(passkey).onConflictDoNothing().returning()
  return added ?? null
}

/** @returns false when the count did not rise, which means that the passkey was copied (WebAuthn, 6.1.1). */
export async function noteUse(db: Db, passkey: string, counted: number): Promise<boolean> {
  const hasRisen = counted === 0 ? eq(signatures, 0) : lt(signatures, counted)
  const noted = await db
    .update(passkeysTable)
    .set({ signatures: counted, lastUsedAt: now() })
    .where(and(eq(id, passkey), hasRisen))
    .returning({ id })
  return noted.length > 0
}

/** @returns null where the passkey is not the person's. */
export async function rename(db: Db, userId: string, passkey: string, name: string): Promise<PasskeyRow | null> {
  const [renamed] = await db
    .update(passkeysTable)
    .set({ name })
    .where(and(eq(ownerId, userId), eq(id, passkey)))
    .returning()
  return renamed ?? null
}

/** @returns whether the passkey was the person's. */
export async function remove(db: Db, userId: string, passkey: string): Promise<boolean> {
  const removed = await db
    .delete(passkeysTable)
    .where(and(eq(ownerId, userId), eq(id, passkey)))
    .returning({ id })
  return removed.length > 0
}

/** @returns whether the person had a passkey. */
export async function removeAll(db: Db, userId: string): Promise<boolean> {
  const removed = await db.delete(passkeysTable).where(eq(ownerId, userId)).returning({ id })
  return removed.length > 0
}
