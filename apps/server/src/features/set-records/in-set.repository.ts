import { type Actor, DomainError, type SetKind } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { seeSet } from './sets.repository.ts'
import { setsTable as sets } from './sets.table.ts'

/**
 * The filter `set` of a list: the records of this set alone. The database reads its ids from the set, so that 5,000 of them are no 5,000 parameters.
 * @throws setNotFound, also where it is of records of another kind
 */
export const inSet =
  (kind: SetKind, id: PgColumn) =>
  async (setId: string, _days: unknown, { db, actor }: { db: Db; actor: Actor }): Promise<SQL> => {
    const set = await seeSet(db, actor, setId)
    if (set.kind !== kind) throw new DomainError('setNotFound', { ids: [setId] })
    return sql`${id} = any((select ${sets.recordIds} from ${sets} where ${sets.id} = ${setId})::uuid[])`
  }
