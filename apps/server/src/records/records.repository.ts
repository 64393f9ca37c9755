// Reading and locking the records of a kind, within reach or by a condition of the caller's own.
import { DomainError } from '@app/domain'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import type { Doer } from '../features/events/events.repository.ts'
import { only } from './only.ts'
import { withinReach } from './reach.ts'
import { columnsOf, idOf, type RecordKind, type RecordTable, type RowOf } from './record-kind.ts'

export type RecordVersion = { id: string; version: number; changedAt: Date }

/** Those that meet the condition, in the order of their ids, whoever they belong to. */
export async function findWhere<Table extends RecordTable>(
  db: Db,
  { table, isThere }: RecordKind<Table>,
  condition: SQL | undefined,
): Promise<RowOf<Table>[]> {
  const found: unknown = await select(db, table, and(condition, isThere))
  return found as RowOf<Table>[]
}

/** The same, locked in that order, so that two who want the same records never wait for each other. */
export async function lockWhere<Table extends RecordTable>(
  db: Db,
  { table, isThere }: RecordKind<Table>,
  condition: SQL | undefined,
): Promise<RowOf<Table>[]> {
  const locked: unknown = await select(db, table, and(condition, isThere)).for('update')
  return locked as RowOf<Table>[]
}

const select = (db: Db, table: RecordTable, condition: SQL | undefined) =>
  db
    .select(columnsOf(table))
    .from(table as PgTable)
    .where(condition)
    .orderBy(asc(table.id))

/** Those among these ids that this person reaches, in the order of their ids. */
export const find = <Table extends RecordTable>(db: Db, doer: Doer, kind: RecordKind<Table>, ids: readonly string[]) =>
  findWhere(db, kind, and(inArray(kind.table.id, [...ids]), withinReach(kind, doer)))

/** @throws DomainError the kind's `absent`, also where it is beyond reach */
export async function get<Table extends RecordTable>(
  db: Db,
  doer: Doer,
  kind: RecordKind<Table>,
  id: string,
): Promise<RowOf<Table>> {
  const [row] = await find(db, doer, kind, [id])
  if (!row) throw new DomainError(kind.refusals.absent, { ids: [id] })
  return row
}

/**
 * Locks all of these, or refuses: in the order of their ids, answered in the order asked for.
 * @throws DomainError the kind's `absent` with the ids that are not there or beyond reach
 */
export async function lock<Table extends RecordTable>(
  db: Db,
  doer: Doer,
  kind: RecordKind<Table>,
  ids: readonly string[],
): Promise<RowOf<Table>[]> {
  return allOf(kind, ids, await lockWhere(db, kind, and(inArray(kind.table.id, [...ids]), withinReach(kind, doer))))
}

/** All of these, or refuses: in the order asked for, each once. @throws DomainError as `lock` does */
export const findAll = async <Table extends RecordTable>(
  db: Db,
  doer: Doer,
  kind: RecordKind<Table>,
  ids: readonly string[],
): Promise<RowOf<Table>[]> => allOf(kind, ids, await find(db, doer, kind, ids))

function allOf<Row>({ refusals }: Pick<RecordKind, 'refusals'>, ids: readonly string[], rows: readonly Row[]): Row[] {
  const wanted = [...new Set(ids)]
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const missing = wanted.filter((id) => !byId.has(id))
  if (missing.length > 0) throw new DomainError(refusals.absent, { ids: missing })
  return wanted.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

export const lockOne = async <Table extends RecordTable>(
  db: Db,
  doer: Doer,
  kind: RecordKind<Table>,
  id: string,
): Promise<RowOf<Table>> => only(await lock(db, doer, kind, [id]))

/** Whether there is such a record within this person's reach: who sees a record sees its files. */
export async function canSee(db: Db, doer: Doer, kind: RecordKind, id: string): Promise<boolean> {
  const { table, isThere } = kind
  const seen = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.id, id), isThere, withinReach(kind, doer)))
  return seen.length > 0
}

/** What `If-Match` is compared with; nothing of what is absent or beyond reach. */
export async function versionOf(db: Db, doer: Doer, kind: RecordKind, id: string): Promise<RecordVersion | null> {
  const { table, isThere } = kind
  const [read] = await db
    .select({ version: table.version, changedAt: table.updatedAt })
    .from(table as PgTable)
    .where(and(eq(table.id, id), isThere, withinReach(kind, doer)))
  return read ? { id, ...read } : null
}
