// What events say of people, apart from them: added with the event, read with it, and removed when its time is over or the person wants it.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { slicesFor } from '../../db/slices.ts'
import { type EventValuesRow, eventValuesTable } from './event-values.table.ts'
import { eventsTable } from './events.table.ts'

export async function addEventValues(db: Db, values: readonly EventValuesRow[]): Promise<void> {
  for (const slice of slicesFor(eventValuesTable, values)) await db.insert(eventValuesTable).values(slice)
}

/** The values of all that happened to these records (a subquery of their ids), so many at a time. @returns how many events lost theirs. */
export async function removeValuesOfRecords(db: Db, recordIds: SQL, limit: number): Promise<number> {
  const { eventId } = eventValuesTable
  const theirs = sql`(
    select ${eventId} from ${eventValuesTable} join ${eventsTable} on ${eventsTable.id} = ${eventId}
    where ${eventsTable.aggregateId} in ${recordIds} limit ${limit})`
  const { rowCount } = await db.delete(eventValuesTable).where(sql`${eventId} in ${theirs}`)
  return rowCount ?? 0
}

/** The first event whose values are there and are not those that its hash is of. */
export async function firstValuesOff(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.event_id as id from event_values v join events e on e.id = v.event_id
    where e.values_hash is distinct from encode(sha256(convert_to(
      json_build_array(v.salt::text, v.note, v.changes::text, v.field_changes::text)::text, 'UTF8')), 'hex')
    order by v.event_id limit 1`)
  return rows[0]?.id ?? null
}
