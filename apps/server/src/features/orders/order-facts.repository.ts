// What else decides about orders: whether the associate was paid for one, and whether an incident is open.
import type { OrderFacts } from '@app/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { isEarnedOrder, isSettledOrder } from '../earnings/earnings.repository.ts'
import { incidentsTable } from '../incidents/incidents.table.ts'
import { ordersTable } from './orders.table.ts'

/** Of an order: what is earned on it was paid to its associate, and stayed paid. */
export const isSettled = isSettledOrder(ordersTable.id)
/** Of an order: somebody earns from it. Of one that ended it is what was not taken back. */
export const hasEarner = sql<boolean>`(${ordersTable.associateId} is not null
  and (${ordersTable.status} <> 'removed' or ${isEarnedOrder(ordersTable.id)}))`
/** Of an order. */
export const hasOpenIncident = sql<boolean>`exists (
  select from ${incidentsTable} where ${incidentsTable.orderId} = ${ordersTable.id} and ${incidentsTable.status} = 'opened'
)`

/** What the row does not know. */
export type FactsElsewhere = Pick<OrderFacts, 'earningSettled' | 'hasAssociate' | 'incidentOpen'>

/** By order. */
export async function orderFactsOf(db: Db, orders: readonly { id: string }[]): Promise<Map<string, FactsElsewhere>> {
  const ids = orders.map(({ id }) => id)
  // A selection from one table would be written without its name, which the inner queries need.
  const { rows } = await db.execute<FactsElsewhere & { id: string }>(sql`
    select ${ordersTable.id}, ${isSettled} as "earningSettled", ${hasEarner} as "hasAssociate", ${hasOpenIncident} as "incidentOpen"
    from ${ordersTable} where ${inArray(ordersTable.id, ids)}`)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
