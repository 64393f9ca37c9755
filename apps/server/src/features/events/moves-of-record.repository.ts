// When a record moved, for the views of other features.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { eventsTable } from './events.table.ts'

/** For the view of a record with this id: when it last came to a status from another. */
export const lastCameTo = (id: PgColumn, status: string): SQL<string | null> => {
  const { at, from, to, aggregateId } = eventsTable
  return sql<string | null>`(select max(${at}) from ${eventsTable}
    where ${aggregateId} = ${id} and ${to} = ${status} and ${from} is distinct from ${to})`
}
