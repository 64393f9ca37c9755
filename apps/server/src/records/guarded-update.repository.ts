// The one statement that changes records: a compare-and-swap on id, version and status.
import { DomainError } from '@app/domain'
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { slicesOf } from '../db/slices.ts'
import { only } from './only.ts'
import { type ChangesOf, columnsOf, idOf, type RecordKind, type RecordTable, type RowOf } from './record-kind.ts'

/** What a record was when it was read. */
export type AsRead = { id: string; version: number; status?: string }
/** A record as it was read, and what it becomes. */
type Update<Table extends RecordTable> = { row: AsRead; changes: Partial<RowOf<Table>> }

/**
 * Changes records that are still what was read; one statement for all of which the same columns change, each to values of its own.
 * @throws DomainError the kind's `changed` with the ids of the others
 */
export async function updateAsRead<Table extends RecordTable>(
  db: Db,
  kind: RecordKind<Table>,
  changed: readonly Update<Table>[],
): Promise<RowOf<Table>[]> {
  const after = new Map<string, RowOf<Table>>()
  for (const [names, alike] of Map.groupBy(changed, namesOf)) {
    const columns = names === '' ? [] : names.split(' ')
    for (const slice of slicesOf(alike, GUARDS + columns.length))
      for (const row of await updateColumns(db, kind, columns, slice)) after.set(idOf(row), row)
  }
  const lost = changed.filter(({ row }) => !after.has(idOf(row)))
  if (lost.length > 0) throw new DomainError(kind.refusals.changed, { ids: lost.map(({ row }) => idOf(row)) })
  return changed.map(({ row }) => after.get(idOf(row))).filter((row) => row !== undefined)
}

/** The values of a record that the guard compares, besides those that its columns become. */
const GUARDS = 3

/** Of the columns that become another, in one order. */
const namesOf = ({ changes }: { changes: object }): string =>
  Object.entries(changes)
    .flatMap(([name, value]) => (value === undefined ? [] : [name]))
    .sort()
    .join(' ')

async function updateColumns<Table extends RecordTable>(
  db: Db,
  { table, isThere }: RecordKind<Table>,
  names: readonly string[],
  changed: readonly Update<Table>[],
): Promise<RowOf<Table>[]> {
  const columns = getTableColumns(table as PgTable)
  const guard = ['id', 'version', ...(columns.status ? ['status'] : [])]
  const first = changed[0]?.changes
  const [own, shared] = partition(names, (name) =>
    changed.some(({ changes }) => !isAlike(fieldOf(changes, name), fieldOf(first, name))),
  )
  const given = sql`(values ${sql.join(
    changed.map(({ row, changes }) => {
      const read = guard.map((name) => typed(columns[name], fieldOf(row, name)))
      return sql`(${sql.join([...read, ...own.map((name) => typed(columns[name], fieldOf(changes, name)))], sql`, `)})`
    }),
    sql`, `,
  )}) as given(${sql.join(
    [...guard.map(readAs), ...own].map((name) => sql.identifier(name)),
    sql`, `,
  )})`
  const moved: unknown = await db
    .update(table as PgTable)
    // Also where nothing else changes: an action is a version of its own.
    .set({
      version: sql`${table.version} + 1`,
      ...Object.fromEntries(shared.map((name) => [name, fieldOf(first, name)])),
      ...Object.fromEntries(own.map((name) => [name, sql`given.${sql.identifier(name)}`])),
    })
    .from(given)
    .where(and(...guard.map((name) => sql`${columns[name]} = given.${sql.identifier(readAs(name))}`), isThere))
    .returning(columnsOf(table))
  return moved as RowOf<Table>[]
}

const fieldOf = (record: object | undefined, name: string): unknown => (record as Record<string, unknown> | undefined)?.[name]
const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
/** The status may be among what changes, too. */
const readAs = (name: string): string => `read_${name}`
const typed = (column: PgColumn | undefined, value: unknown): SQL =>
  column ? sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}` : sql`null`

const partition = (names: readonly string[], is: (name: string) => boolean): [string[], string[]] => [
  names.filter(is),
  names.filter((name) => !is(name)),
]

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
