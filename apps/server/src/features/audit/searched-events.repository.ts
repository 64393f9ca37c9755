import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { recordsOfCode } from '../../records/record-names.repository.ts'
import { eventsTable as events } from '../events/events.table.ts'
import { usersTable } from '../users/users.table.ts'

/**
 * Whether an event is of the record with this code, or of a person who is so called, or done by them. They are looked up first: from a
 * subquery PostgreSQL would expect many, and read all events.
 */
export async function isMeant(db: Db, q: string): Promise<SQL | undefined> {
  const people = sql`select ${usersTable.id} as id, true as "isPerson" from ${usersTable} where ${contains(usersTable.searchText, q)}`
  const records = sql`select r.id, false as "isPerson" from (${recordsOfCode(q.toUpperCase())}) r`
  const { rows } = await db.execute<{ id: string; isPerson: boolean }>(sql`${records} union all ${people}`)
  const ids = rows.map(({ id }) => id)
  const actors = rows.filter(({ isPerson }) => isPerson).map(({ id }) => id)
  return or(isAny(events.aggregateId, ids), isAny(events.actorId, actors))
}

const isAny = (column: PgColumn, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : sql`${column} = any(${sql.param([...ids])}::uuid[])`
