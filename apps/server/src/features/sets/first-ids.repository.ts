import { asc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'

/** The records that meet the condition, the oldest first. */
export async function firstIds(
  db: Db,
  table: PgTable & { id: PgColumn; createdAt: PgColumn },
  condition: SQL | undefined,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(most)
  return rows.map(({ id }) => id as string)
}
