// What an act of a run is: a file beside this one, and a line in acts.ts.
import type { Actor, Problem, Role } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { RunItemRow } from '../runs.table.ts'

/** The records, or the filter of their list. */
export type Wanted = { ids: readonly string[] } | { filter: Readonly<Record<string, unknown>> }

/** What a record waits for, is so already, or is refused for. */
export type Seen = Pick<RunItemRow, 'recordId' | 'code' | 'amountInCents'> &
  Partial<Pick<RunItemRow, 'packageIds'>> &
  ({ result: 'waiting' | 'unchanged'; reason: null } | { result: 'refused'; reason: Problem })

export type Act = {
  roles: readonly Role[]
  /** In few statements, however many there are. @throws runTooLarge, and what the list or the ids refuse */
  preview: (db: Db, actor: Actor, wanted: Wanted) => Promise<Seen[]>
  /** By the ordinary use case, within the transaction that notes it. @throws DomainError what that use case refuses */
  carryOut: (tx: Db, actor: Actor, item: RunItemRow) => Promise<'done' | 'unchanged'>
}
