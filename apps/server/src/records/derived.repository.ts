import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import type { ChangesOf, RecordTable } from './record-kind.ts'

/** Of one record, the columns that follow from others; of each record the same ones. */
type Derived<Table extends RecordTable> = { id: string } & ChangesOf<Table>

/**
 * Writes columns that follow from what is recorded elsewhere, in one statement. It is no version: what a day that went by changes refuses no
 * person's edit. The records are locked.
 */
export async function writeDerived<Table extends RecordTable>(
  db: Db,
  table: Table,
  rows: readonly NoInfer<Derived<Table>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .filter((name) => name !== 'id')
    .map((name) => ({ name, column: table[name as keyof Table] as unknown as { getSQLType: () => string } }))
  const typed = columns.map(({ name, column }) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`)
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, ${sql.join(typed, sql`, `)})`
  const values = Object.fromEntries(columns.map(({ name }) => [name, sql`given.${sql.identifier(name)}`]))
  const kept = { version: sql`${table.version}`, updatedAt: sql`${table.updatedAt}` }
  await db
    .update(table as PgTable)
    .set({ ...kept, ...values })
    .from(given)
    .where(sql`${table.id} = given.id`)
}
