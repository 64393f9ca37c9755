// What an act of a run is: a file beside this one, and a line in acts.ts.
import type { Actor, Duties, Problem, Role, UnreadyReason } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import type { RunItemRow } from '../runs.table.ts'

/** The records, or the filter of their list. */
export type Wanted = { ids: readonly string[] } | { filter: Readonly<Record<string, unknown>> }

/** What a record waits for, is so already, or is refused for. */
export type Seen = Pick<RunItemRow, 'recordId' | 'code' | 'amountInCents'> &
  Partial<Pick<RunItemRow, 'packageIds' | 'plan' | 'leftVersion' | 'before' | 'details'>> &
  ({ result: 'waiting' | 'unchanged'; reason: null } | { result: 'refused'; reason: Problem | UnreadyReason })

/** Of a record that is done and can be undone: its version then, and what the undo needs of before. */
export type Left = Pick<RunItemRow, 'leftVersion' | 'before'>

/** The record that was made: from then on the run is about that one. */
export type Made = Pick<RunItemRow, 'recordId' | 'code'>

export type Act<Values = unknown> = {
  roles: readonly Role[]
  /** Of an administrator: those of the ordinary call. */
  duties: Duties
  /** In few statements, however many there are. @throws runTooLarge, and what the list, the ids or the values refuse */
  preview: (db: Db, actor: Actor, wanted: Wanted, values: Values) => Promise<Seen[]>
  /** By the ordinary use case, within the transaction that notes it. @throws DomainError what that use case refuses */
  carryOut: (tx: Db, actor: Actor, item: RunItemRow, values: Values) => Promise<'done' | 'unchanged' | Left | Made>
}

export type ActWithUndo<Values = unknown> = Act<Values> & {
  /** Whether its undo asks for a proof of who is there, as the call does by which one record is undone. */
  undoIsSensitive?: true
  /** Back to what it was, while it still is as the run left it. @throws DomainError orderChangedMeanwhile, and what the use case refuses */
  undo: (tx: Db, actor: Actor, item: RunItemRow) => Promise<void>
}

/** An act with values, which are read again by their schema wherever they come from. */
export const withValues = <Values>(schema: z.ZodType<Values>, act: Act<Values>): Act => ({
  ...act,
  preview: (db, actor, wanted, values) => act.preview(db, actor, wanted, schema.parse(values)),
  carryOut: (tx, actor, item, values) => act.carryOut(tx, actor, item, schema.parse(values)),
})

/** The same of an act that can be undone. */
export const withValuesAndUndo = <Values>(schema: z.ZodType<Values>, act: ActWithUndo<Values>): ActWithUndo => ({
  ...withValues(schema, act),
  undo: act.undo,
})
