// What events say of people, apart from them: added with the event, read with it; removed as features/personal-data says.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { slicesFor } from '../../db/slices.ts'
import { type EventValuesRow, eventValuesTable } from './event-values.table.ts'

export async function addEventValues(db: Db, values: readonly EventValuesRow[]): Promise<void> {
  for (const slice of slicesFor(eventValuesTable, values)) await db.insert(eventValuesTable).values(slice)
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
