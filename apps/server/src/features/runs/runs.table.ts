import { RUN_ACTS, RUN_RESULTS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** One act with many records. How far it is follows from its moments and from its items. */
export const runsTable = pgTable(
  'runs',
  {
    id: id(),
    createdAt: createdAt(),
    /** Without a CHECK: another act needs no migration. */
    act: text({ enum: RUN_ACTS }).notNull(),
    /** What its act changes records to (RUN_VALUES of the contract). */
    values: jsonb().$type<unknown>(),
    /** The run that it undoes. */
    undoesId: uuid().references((): AnyPgColumn => runsTable.id, { onDelete: 'cascade' }),
    byId: uuid()
      .notNull()
      .references(() => usersTable.id),
    startedAt: instant(),
    endedAt: instant(),
    cancelledAt: instant(),
  },
  (table) => [
    check('runs_end_check', sql`${table.endedAt} is null or ${table.startedAt} is not null`),
    index('runs_recent_index').on(table.createdAt),
    index('runs_by_index').on(table.byId),
    // Two clicks, or a server that died between them, undo once.
    uniqueIndex('runs_undoes_unique').on(table.undoesId),
  ],
)
export type RunRow = typeof runsTable.$inferSelect

/** A record of a run: what it was when it was previewed, and what became of it. */
export const runItemsTable = pgTable(
  'run_items',
  {
    id: id(),
    runId: uuid()
      .notNull()
      .references(() => runsTable.id, { onDelete: 'cascade' }),
    /** From 1, in the order in which they are worked off. */
    position: integer().notNull(),
    recordId: uuid().notNull(),
    code: text().notNull(),
    /** What a person saw and says yes to, where the act has an amount. */
    amountInCents: bigint({ mode: 'number' }),
    /** Of an act with several at once: the packages that a person saw and says yes to. */
    packageIds: uuid().array(),
    /** Where ids and an amount do not say it: what a person saw and says yes to, as the act reads it. */
    plan: jsonb().$type<unknown>(),
    /** Where it has an undo: the record's version as the run left it, and what it was before. */
    leftVersion: integer(),
    before: jsonb().$type<unknown>(),
    result: text({ enum: RUN_RESULTS }).notNull(),
    /** The code of the refusal, and what it says beside it. */
    reason: text(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    isOneOf('run_items_result_check', table.result, RUN_RESULTS),
    check('run_items_reason_check', sql`(${table.result} = 'refused') = (${table.reason} is not null)`),
    uniqueIndex('run_items_position_unique').on(table.runId, table.position),
    index('run_items_waiting_index').on(table.runId, table.position).where(sql`${table.result} = 'waiting'`),
  ],
)
export type RunItemRow = typeof runItemsTable.$inferSelect
