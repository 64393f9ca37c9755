// How long packages lie in each warehouse, in business days.
import { ORDERS, type OrderStatus, ordersThatAre } from '@app/domain'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { ordersTable } from '../orders/orders.table.ts'

/** Each age begins where the one before it ends. */
export const AGES_IN_DAYS = [0, 3, 8, 15] as const

type Counted = Record<string, number>

/** How many packages of these statuses have reached each age, by its first day. */
const countByAge = (statuses: readonly OrderStatus[], age: SQL): SQL<Counted | null> => sql`(
  select json_object_agg(age, packages) from (
    select ${age} as age, count(*) as packages from ${ordersTable} where ${inArray(ordersTable.status, [...statuses])} group by 1
  ) aged)`

/** The oldest age that began on the day or after it: `since` says so of the first, the second or the third day that `given` names. */
const ageSince = (since: (day: SQL) => SQL, given: SQL): SQL => {
  const younger = AGES_IN_DAYS.slice(1).map((_next, index) => {
    const day = sql`(${given})[${sql.raw(String(index + 1))}]`
    return sql`when ${since(day)} then ${sql.raw(String(AGES_IN_DAYS[index]))}`
  })
  return sql`case ${sql.join(younger, sql` `)} else ${sql.raw(String(AGES_IN_DAYS.at(-1)))} end`
}

/** Given `instants` and `days`: when each age after the first has its youngest day. */
export const ages = {
  inMiami: countByAge(
    ordersThatAre('atMiami'),
    ageSince((instant) => sql`${ordersTable.intakeAt} >= ${instant}`, sql`${sql.placeholder('instants')}::timestamptz[]`),
  ),
  inQuito: countByAge(
    ORDERS.lyingInQuito,
    ageSince((day) => sql`${ordersTable.arrivalDate} >= ${day}`, sql`${sql.placeholder('days')}::date[]`),
  ),
}
