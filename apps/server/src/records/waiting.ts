// How much waits, and since when the oldest of it does, by one look at what waits.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '../db/paging.ts'

/** `oldestAt`: not said where more waits than is counted, since the rest is not looked at. */
export type Waiting = { count: number; oldestAt: string | null }

const MOST = sql.raw(String(MOST_COUNTED))

/** `since`: the instant from which on one of them waits. */
export const waiting = (table: PgTable, condition: SQL | undefined, since: SQL | PgColumn): SQL<Waiting> => sql`(
  select json_build_object('count', count(*), 'oldestAt', case when count(*) < ${MOST} then min(since) end)
  from (select ${since} as since from ${table} where ${condition} limit ${MOST}) as counted)`

/** The first instant of a day in Quito. */
export const beginOf = (day: PgColumn): SQL => sql`(${day}::timestamp at time zone 'America/Guayaquil')`
