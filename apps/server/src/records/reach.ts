// Which records are whose, said once for each kind: lists, single reads, `If-Match`, files and searches all ask this.
import type { Actor, Role } from '@app/domain'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The person's id, or the place of it in a query that is written once. */
export type OwnerId = string | SQLWrapper

/** By role, which records the person reaches. A role that is absent reaches nothing. */
export type Reach = Partial<Record<Role, (userId: OwnerId) => SQL | undefined>>

/** Every record of the kind. */
export const all = (): undefined => undefined

/** Those that name the person in this column. */
export const ownedBy =
  (column: PgColumn) =>
  (userId: OwnerId): SQL =>
    eq(column, userId)

/** Those that name in this column a record of another kind that the person reaches in this role. */
export const through =
  (column: PgColumn, { table, reach }: { table: PgTable & { id: PgColumn }; reach: Reach }, role: Role) =>
  (userId: OwnerId): SQL =>
    sql`${column} in (select ${table.id} from ${table} where ${reach[role]?.(userId) ?? sql`false`})`

/** A person, or the house by itself, which does what an administrator does. */
type Asker = Pick<Actor, 'role'> & { userId: string | null }

/** The condition for this person; none where they reach every record. */
export function withinReach({ reach }: { reach: Reach }, { role, userId }: Asker): SQL | undefined {
  const condition = reach[role]
  if (condition === all) return undefined
  return condition && userId !== null ? condition(userId) : sql`false`
}
