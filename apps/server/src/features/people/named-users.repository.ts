// Who is meant by what somebody searches for.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { usersTable } from '../users/users.table.ts'

/**
 * Whether a record's owner has the searched text in their name, code, address or identification. The people are looked up first: from a
 * subquery PostgreSQL would expect many records, and read a whole table.
 */
export async function isOfNamedUser(db: Db, owner: PgColumn, q: string): Promise<SQL> {
  const rows = await db.select({ id: usersTable.id }).from(usersTable).where(contains(usersTable.searchText, q))
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? sql`false` : sql`${owner} = any(${sql.param(ids)}::uuid[])`
}

/** At most so many of the people who are meant, for a condition of a query. */
export const namedUsers = (db: Db, q: string, most: number) =>
  db.select({ id: usersTable.id }).from(usersTable).where(contains(usersTable.searchText, q)).orderBy(usersTable.id).limit(most)
