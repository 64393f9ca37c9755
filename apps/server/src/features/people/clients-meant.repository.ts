// Clients whom other words than a search mean.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { usersTable } from '../users/users.table.ts'

const { id, firstName, lastName, username, casilleroCode, identification, closedAt, isAdmin, isAssociate, isCourier } = usersTable

type Meant = { ids: readonly string[]; casilleros: readonly string[]; identifications: readonly string[] }

/** By id, by casillero or by identification, also those that are closed. */
export const clientsMeant = (db: Db, { ids, casilleros, identifications }: Meant) =>
  db
    .select({ id, firstName, lastName, username, casilleroCode, identification, closedAt })
    .from(usersTable)
    .where(
      and(
        ...[isAdmin, isAssociate, isCourier].map((is) => eq(is, false)),
        sql`(${isAmong(id, ids, 'uuid')} or ${isAmong(casilleroCode, casilleros, 'text')} or ${isAmong(identification, identifications, 'text')})`,
      ),
    )
    .orderBy(id)

/** One parameter, however many values there are. */
const isAmong = (column: PgColumn, values: readonly string[], type: 'uuid' | 'text'): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(type)}[])`
