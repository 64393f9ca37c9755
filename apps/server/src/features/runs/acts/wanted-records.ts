import { type Actor, DomainError, MOST_IN_RUN } from '@app/domain'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import type { RecordKind, RecordTable, RowOf } from '../../../records/record-kind.ts'
import { findAll } from '../../../records/records.repository.ts'
import type { Wanted } from './run-act.ts'

type Filter = Extract<Wanted, { filter: unknown }>['filter']
type Listed<Table extends RecordTable> = {
  kind: RecordKind<Table>
  /** What the actor's own list shows with these parameters. */
  conditionOf: (filter: Filter) => Promise<SQL | undefined>
  first: (db: Db, condition: SQL | undefined, most: number) => Promise<RowOf<Table>[]>
}

/** The records of a run, within reach, as they are named or listed. @throws the kind's `absent`, runTooLarge, and what the list refuses of a filter */
export async function wantedRecords<Table extends RecordTable>(
  db: Db,
  actor: Actor,
  wanted: Wanted,
  { kind, conditionOf, first }: Listed<Table>,
): Promise<RowOf<Table>[]> {
  if ('ids' in wanted) return findAll(db, actor, kind, wanted.ids)
  const records = await first(db, await conditionOf(wanted.filter), MOST_IN_RUN + 1)
  if (records.length > MOST_IN_RUN) throw new DomainError('runTooLarge', { most: MOST_IN_RUN })
  return records
}
