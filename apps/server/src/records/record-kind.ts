// A kind of record, said once beside its table: whose it is, how it lives, what facts decide and whom its moves concern.
import type { Facts, Lifecycle, NextStep, Problem, Snapshot } from '@app/domain'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import type { Doer, EventAggregate } from '../features/events/events.repository.ts'
import type { Reach } from './reach.ts'

type Version = AnyPgColumn<{ data: number; notNull: true }>
type Instant = AnyPgColumn<{ data: Date; notNull: true }>

/** What `record()` of db/columns.ts gives a table. */
export type RecordTable = PgTable & { id: PgColumn; version: Version; updatedAt: Instant }
export type LivingTable = RecordTable & { status: PgColumn }

/** A record as it is read: the column that only searches use stays out. */
export type RowOf<Table extends PgTable> = Omit<Table['$inferSelect'], 'searchText'>
export type StatusOf<Table extends LivingTable> = Table['$inferSelect']['status'] & string
type Automatic = 'id' | 'code' | 'version' | 'createdAt' | 'updatedAt' | 'searchText'
/** What may be changed beside the status, which only an action changes. */
export type ChangesOf<Table extends PgTable> = Partial<Omit<RowOf<Table>, Automatic | 'status'>>
/** What `create` is given: the first status, and since when, are the lifecycle's. */
export type NewRowOf<Table extends PgTable> = Omit<Table['$inferInsert'], 'status' | 'statusSince' | 'searchText'>

export type RecordKind<Table extends RecordTable = RecordTable> = {
  /** As its events and its files name it. */
  name: EventAggregate | 'savedView'
  table: Table
  reach: Reach
  /** Where it is absent or beyond reach, and where somebody else changed it since it was read. */
  refusals: { absent: Problem; changed: Problem }
  /** Of a kind whose removed records are as good as absent: those that are there. */
  isThere?: SQL
}

/** What one record was (nothing when it is new) and is, and what was said of it. */
export type Step<Row> = { before: Row | null; after: Row; note: string }

type News<Row, Action> = (db: Db, doer: Doer, action: Action, steps: readonly Step<Row>[]) => Promise<void>
export const noNews = async (): Promise<void> => undefined

type Life<Table extends LivingTable, Action extends string, Fact extends string> = {
  lifecycle: Lifecycle<StatusOf<Table>, Action, Fact>
  /** The record as its lifecycle sees it, with the facts that its row does not know. */
  snapshot: (row: RowOf<Table>, elsewhere?: Partial<Facts<Fact>>) => Snapshot<StatusOf<Table>, Fact>
  /** The facts that the row does not know, read in one go, and only for actions that ask for one of them. */
  facts?: { names: readonly Fact[]; read: (db: Db, rows: readonly RowOf<Table>[]) => Promise<Map<string, Partial<Facts<Fact>>>> }
  /** What is refused in words of its own before the lifecycle is asked. */
  refuse?: (row: RowOf<Table>, action: Action, doer: Doer) => { code: Problem; details: Record<string, unknown> } | undefined
  /** Of what the table leaves open, what is open to this person: for what a snapshot, which is the same for all, cannot say. */
  narrow?: (db: Db, doer: Doer, row: RowOf<Table>, next: readonly NextStep[]) => Promise<readonly NextStep[]>
  news: News<RowOf<Table>, Action>
  /** Written whenever the status is another one. */
  onMove?: (at: Date) => ChangesOf<Table>
  /** What else a record loses or gains by its new status; `after` is the record with all that changes. */
  byMove?: (after: RowOf<Table>) => ChangesOf<Table>
  /** Fields that its events do not repeat. */
  unrecorded?: readonly (keyof RowOf<Table>)[]
}

/** A kind that lives by a lifecycle: `act` and `create` are the only ways to its statuses. */
export type LivingKind<Table extends LivingTable, Action extends string, Fact extends string> = RecordKind<Table> & {
  name: EventAggregate
} & Life<Table, Action, Fact>

export const recordKind = <Table extends LivingTable, Action extends string, Fact extends string>(
  kind: LivingKind<Table, Action, Fact>,
): LivingKind<Table, Action, Fact> => kind

/** A kind without a life: it is edited, or removed. */
export const editableKind = <Table extends RecordTable>(kind: RecordKind<Table>): RecordKind<Table> => kind

/** All columns but the one that only searches use. */
export function columnsOf<Table extends PgTable>(table: Table) {
  const { searchText: _forSearchAlone, ...columns } = getTableColumns(table) as Table['_']['columns'] & { searchText?: PgColumn }
  return columns as unknown as Omit<Table['_']['columns'], 'searchText'>
}

export const idOf = (row: unknown): string => (row as { id: string }).id
