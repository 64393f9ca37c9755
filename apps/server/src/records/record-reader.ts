// One record with all that is its, in one statement, within the reach of who asks: what is beyond it is absent.
import { DomainError, type Role } from '@app/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { type Columns, type RowOf, recordView } from '../db/record-view.ts'
import type { Given } from '../db/written-statement.ts'
import type { Doer } from '../features/events/events.repository.ts'
import type { Reach } from './reach.ts'
import type { RecordKind, RecordTable } from './record-kind.ts'

type Columned = Columns & { id: PgColumn }

/** What may hang on a record by whose role asks. Its text is written once for each role. */
export function recordReader<Table extends RecordTable, const Of extends Columned>(
  { table, isThere, reach, refusals }: RecordKind<Table>,
  columnsFor: (role: Role) => Of,
) {
  const reader = (role: Role) =>
    recordView(table, table.id, columnsFor(role)).written(
      and(eq(table.id, sql.placeholder('id')), isThere, withinReachOf(reach, role)),
    )
  const readers = { client: reader('client'), associate: reader('associate'), administrator: reader('administrator') }

  /** @throws DomainError the kind's `absent`, also where it is beyond reach */
  return async (db: Db, { role, userId }: Doer, id: string, given: Given = {}): Promise<RowOf<Of>> => {
    const [row] = await readers[role](db, { ...given, id, userId })
    if (!row) throw new DomainError(refusals.absent, { ids: [id] })
    return row
  }
}

/** The records that a person of this role reaches: they are the placeholder `userId`. */
export function withinReachOf(reach: Reach, role: Role): SQL | undefined {
  const condition = reach[role]
  return condition ? condition(sql.placeholder('userId')) : sql`false`
}
