// The only file that touches the keys of accounts.
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { storageKeysTable } from './storage-keys.table.ts'
import { newToken } from './tokens.ts'

/** With the account's first session; afterwards it stays as it is. */
export async function makeStorageKey(db: Db, userId: string): Promise<void> {
  await db.insert(storageKeysTable).values({ userId, key: newToken() }).onConflictDoNothing()
}

export async function storageKeyOf(db: Db, userId: string): Promise<string> {
  const { key } = storageKeysTable
  const [kept] = await db.select({ key }).from(storageKeysTable).where(eq(storageKeysTable.userId, userId))
  if (!kept) throw new Error('the account has no key')
  return kept.key
}
