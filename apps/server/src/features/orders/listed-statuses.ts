// Statuses as conditions of the table name them.
import { ORDERS, SHELVED_STATUSES } from '@app/domain'
import { sql } from 'drizzle-orm'

const listed = (statuses: readonly string[]) => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`)

/** Over: their tracking may be used again. */
export const CLOSED = listed(ORDERS.closed)
/** In these a package may lie on a shelf. */
export const SHELVED = listed(SHELVED_STATUSES)
