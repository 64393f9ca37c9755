// When something was done to a record, for a statement about many.
import { type SQL, sql } from 'drizzle-orm'

/** Columns record_id and at. */
export const timesOf = (action: string, within: (instant: SQL) => SQL): SQL => sql`
  select events.aggregate_id as record_id, events.at from events where events.action = ${action} and ${within(sql`events.at`)}`

export const lastTimeOf = (action: string, recordId: SQL): SQL => sql`(
  select max(events.at) from events where events.aggregate_id = ${recordId} and events.action = ${action})`
