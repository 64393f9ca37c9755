import { NOTHING_YET, nextStatus } from '@app/domain'
import type { PgTable } from 'drizzle-orm/pg-core'
import { now } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { addEvents, type Doer } from '../features/events/events.repository.ts'
import { type Each, each, eventOf, type Said } from './record-event.ts'
import { columnsOf, type LivingKind, type LivingTable, type NewRowOf, type RowOf } from './record-kind.ts'

/** New records, by an action that starts from nothing. */
export async function create<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  rows: readonly NewRowOf<Table>[],
  said: Each<RowOf<Table>, Said> = {},
): Promise<RowOf<Table>[]> {
  const status = nextStatus(kind.lifecycle, action, NOTHING_YET, doer)
  const at = now()
  const values = rows.map((row: { createdAt?: Date }) => {
    const createdAt = row.createdAt ?? at
    return { ...row, createdAt, ...kind.onMove?.(createdAt), status }
  })
  const inserted: unknown = await db
    .insert(kind.table as PgTable)
    .values(values)
    .returning(columnsOf(kind.table))
  const added = inserted as RowOf<Table>[]
  const steps = added.map((after) => ({ before: null, after, note: each(said, after).note ?? '' }))
  await addEvents(
    db,
    doer,
    steps.map((step) => ({ ...eventOf(kind, action, step), ...each(said, step.after) })),
  )
  await kind.news(db, doer, action, steps)
  return added
}
