// How long packages lie in each warehouse, in business days.
import { addDays, type OrderStatus, startOfBusinessDay } from '@app/domain'
import { count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'

/** Each age begins where the one before it ends. */
export const AGES_IN_DAYS = [0, 3, 8, 15] as const

const LYING_IN_MIAMI: readonly OrderStatus[] = ['inWarehouseMIA']
const LYING_IN_QUITO: readonly OrderStatus[] = ['inWarehouseUIO', 'pendingOfPay', 'paid']

/** How many packages of these statuses have reached each age, by its first day. */
async function countByAge(db: Db, statuses: readonly OrderStatus[], age: SQL<number>): Promise<Map<number, number>> {
  const rows = await db
    .select({ age, packages: count() })
    .from(ordersTable)
    .where(inArray(ordersTable.status, [...statuses]))
    .groupBy(sql`1`)
  return new Map(rows.map(({ age, packages }) => [age, packages]))
}

/** The oldest age that began on the day or after it. */
const ageSince = (since: (lastDay: string) => SQL, today: string): SQL<number> => {
  const younger = AGES_IN_DAYS.slice(1).map(
    (next, index) => sql`when ${since(addDays(today, 1 - next))} then ${sql.raw(String(AGES_IN_DAYS[index]))}`,
  )
  return sql<number>`case ${sql.join(younger, sql` `)} else ${sql.raw(String(AGES_IN_DAYS.at(-1)))} end`.mapWith(Number)
}

export const agesInMiami = (db: Db, today: string): Promise<Map<number, number>> =>
  countByAge(
    db,
    LYING_IN_MIAMI,
    ageSince((day) => sql`${ordersTable.intakeAt} >= ${startOfBusinessDay(day)}`, today),
  )

export const agesInQuito = (db: Db, today: string): Promise<Map<number, number>> =>
  countByAge(
    db,
    LYING_IN_QUITO,
    ageSince((day) => sql`${ordersTable.arrivalDate} >= ${day}`, today),
  )
