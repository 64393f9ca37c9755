// How the rows of a kind are read: the query of the kind, narrowed to what is wanted.
import { and, count, type SQL } from 'drizzle-orm'
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { countUpToMost, MOST_COUNTED } from '../db/paging.ts'
import type { Wanted } from './list.ts'

/** The query, narrowed and paged. It selects `page.cursor` as `cursor`. */
export const pageOfRows = <Query extends PgSelect>(query: Query, { where, page }: Wanted) =>
  query
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)

/** For a list whose conditions ask one table. */
export const countRowsOf =
  (table: PgTable) =>
  (db: Db, where: SQL | undefined): Promise<number> =>
    countUpToMost(db, table, where)

/** For a list whose conditions ask joined tables too. */
export const countRowsIn =
  (from: (db: Db) => PgSelect) =>
  async (db: Db, where: SQL | undefined): Promise<number> => {
    const found = from(db).where(where).limit(MOST_COUNTED).as('found')
    const [counted] = await db.select({ total: count() }).from(found)
    return counted?.total ?? 0
  }
