// Statuses as conditions of the table name them.
import { ORDERS, ordersThatAre, SHELVED_STATUSES } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const listed = (statuses: readonly string[]) => sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`)

/** Over: their tracking may be used again. */
export const CLOSED = listed(ORDERS.closed)
/** In these a package may lie on a shelf. */
const SHELVED = listed(SHELVED_STATUSES)
/** In these a package may be on hold: in Miami, and not in the air. */
export const HELD_IN = listed(ordersThatAre('incomplete', 'atMiami'))

type Shelved = Record<'locationId' | 'intakeAt' | 'status', AnyPgColumn>
/** It lies on a shelf only while it is in a warehouse. */
export const isShelvedInside = ({ locationId, intakeAt, status }: Shelved): SQL =>
  sql`${locationId} is null or (${intakeAt} is not null and ${status} in ${SHELVED})`
