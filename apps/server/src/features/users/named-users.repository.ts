// Who is meant by what somebody searches for.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { usersTable } from './users.table.ts'

/**
 * Whether a record is of somebody whose name, code, address or identification contains what is searched for. The people are looked up
 * first: of a subquery PostgreSQL would expect many records, and read a whole table for them.
 */
export async function isOfNamedUser(db: Db, owner: PgColumn, q: string): Promise<SQL> {
  const rows = await db.select({ id: usersTable.id }).from(usersTable).where(contains(usersTable.searchText, q))
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? sql`false` : sql`${owner} = any(${sql.param(ids)}::uuid[])`
}
