import { NOTHING_YET, nextStatus } from '@app/domain'
import type { PgTable } from 'drizzle-orm/pg-core'
import { now } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { addEvents, type Doer } from '../features/events/events.repository.ts'
import { eventOf, type Said } from './record-event.ts'
import { columnsOf, type LivingKind, type LivingTable, type NewRowOf, type RowOf, type Step } from './record-kind.ts'

/** What is said of a record. It may be made once the record exists: its files name it. */
type SaidOfNew<Row> = Said | ((row: Row, position: number) => Said | Promise<Said>)

/** New records, by an action that starts from nothing. */
export async function create<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  rows: readonly NewRowOf<Table>[],
  said: SaidOfNew<RowOf<Table>> = {},
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
  const created: { of: Said; step: Step<RowOf<Table>> }[] = []
  for (const [position, after] of added.entries()) {
    const of = typeof said === 'function' ? await said(after, position) : said
    created.push({ of, step: { before: null, after, note: of.note ?? '' } })
  }
  await addEvents(
    db,
    doer,
    created.map(({ of, step }) => ({ ...eventOf(kind, action, step), ...of })),
  )
  await kind.news(
    db,
    doer,
    action,
    created.map(({ step }) => step),
  )
  return added
}
