// What an action leaves on record.
import type { NewEvent } from '../features/events/events.repository.ts'
import { fieldChanges } from './field-changes.ts'
import { idOf, type LivingKind, type LivingTable, type RowOf, type Step } from './record-kind.ts'

/** What is said of an action beside what it did. */
export type Said = Pick<NewEvent, 'note' | 'place' | 'fileIds' | 'changes'>
export type Each<Row, Value> = Value | ((row: Row) => Value)

export const each = <Row, Value extends object>(given: Each<Row, Value>, row: Row): Value =>
  typeof given === 'function' ? given(row) : given

export function eventOf<Table extends LivingTable, Action extends string, Fact extends string>(
  { name, unrecorded }: LivingKind<Table, Action, Fact>,
  action: Action,
  { before, after }: Step<RowOf<Table>>,
): NewEvent {
  const changed = before && fieldChanges(before as object, after as object, unrecorded)
  const from = before && statusOf(before)
  const happened = { aggregate: name, aggregateId: idOf(after), action, from, to: statusOf(after) }
  return changed?.length ? { ...happened, fieldChanges: changed } : happened
}

export const statusOf = (row: unknown): string => (row as { status: string }).status
