// The one statement that changes records: a compare-and-swap on id, version and status.
import { DomainError } from '@app/domain'
import { and, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { only } from './only.ts'
import { type ChangesOf, columnsOf, idOf, type RecordKind, type RecordTable, type RowOf } from './record-kind.ts'

/** What a record was when it was read. */
export type AsRead = { id: string; version: number; status?: string }
/** A record as it was read, and what it becomes. */
type Update<Table extends RecordTable> = { row: AsRead; changes: Partial<RowOf<Table>> }

/**
 * Changes records that are still what was read; one statement for all that change alike.
 * @throws DomainError the kind's `changed` with the ids of the others
 */
export async function updateAsRead<Table extends RecordTable>(
  db: Db,
  kind: RecordKind<Table>,
  changed: readonly Update<Table>[],
): Promise<RowOf<Table>[]> {
  const after = new Map<string, RowOf<Table>>()
  for (const alike of Map.groupBy(changed, ({ changes }) => JSON.stringify(Object.entries(changes).sort())).values()) {
    for (const row of await updateAlike(db, kind, alike)) after.set(idOf(row), row)
  }
  const lost = changed.filter(({ row }) => !after.has(idOf(row)))
  if (lost.length > 0) throw new DomainError(kind.refusals.changed, { ids: lost.map(({ row }) => idOf(row)) })
  return changed.map(({ row }) => after.get(idOf(row))).filter((row) => row !== undefined)
}

async function updateAlike<Table extends RecordTable>(
  db: Db,
  { table, isThere }: RecordKind<Table>,
  alike: readonly Update<Table>[],
): Promise<RowOf<Table>[]> {
  const { status } = getTableColumns(table as PgTable)
  const guard = [table.id, table.version, ...(status ? [status] : [])]
  const read = alike.map(({ row }) => {
    const { id, version, status: was } = row
    return status ? sql`(${id}::uuid, ${version}::int, ${was}::text)` : sql`(${id}::uuid, ${version}::int)`
  })
  const asRead = sql`(${sql.join(guard, sql`, `)}) in (${sql.join(read, sql`, `)})`
  const moved: unknown = await db
    .update(table as PgTable)
    // Also where nothing else changes: an action is a version of its own.
    .set({ version: sql`${table.version} + 1`, ...alike[0]?.changes })
    .where(and(asRead, isThere))
    .returning(columnsOf(table))
  return moved as RowOf<Table>[]
}

/** A record as it was read, and the fields that become another. Its status does not: that is `act`'s. */
type Change<Table extends RecordTable> = { row: AsRead; changes: ChangesOf<Table> }

/** Changes fields of records that are still what was read, where that is no action of its own: a place on a list, an estimate, an owner. */
export const change = <Table extends RecordTable>(
  db: Db,
  kind: RecordKind<Table>,
  changed: readonly Change<Table>[],
): Promise<RowOf<Table>[]> => updateAsRead<Table>(db, kind, changed as readonly Update<Table>[])

/** Changes any field of a record without a lifecycle: an account's status is a field that an administrator edits. */
export const edit = async <Table extends RecordTable>(
  db: Db,
  kind: RecordKind<Table> & { lifecycle?: never },
  row: AsRead,
  changes: Partial<RowOf<Table>>,
): Promise<RowOf<Table>> => only(await updateAsRead(db, kind, [{ row, changes }]))
