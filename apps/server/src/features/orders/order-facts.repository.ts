// What else decides about orders: whether the associate was paid for one, an incident is open, an answered one is still too much.
import type { OrderFacts } from '@app/domain'
import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { incidentsTable } from '../incidents/incidents.table.ts'
import { chargesSomethingFor, isBilledAfterEnd } from '../ledger/billed-lines.repository.ts'
import { isCategoryCOn, limitsInForce } from '../parameters/parameters.repository.ts'
import { isEarnedOrder, isSettledOrder } from './order-earnings.repository.ts'
import { ordersTable } from './orders.table.ts'
import { orderChargesTable } from './prices/order-charges.table.ts'

/** Of an order: what is earned on it was paid to its associate, and stayed paid. */
export const isSettled = isSettledOrder(ordersTable.id)
/** Whether an order has an earner. Once it is paid, or ended, that is what was accrued and not taken back: an associate may have come since. */
export const hasEarner = sql<boolean>`(${ordersTable.associateId} is not null
  and (${ordersTable.status} not in ('paid', 'receivedAndDelivered', 'removed') or ${isEarnedOrder(ordersTable.id)}))`
/** Of an order. */
export const hasOpenIncident = sql<boolean>`exists (
  select from ${incidentsTable} where ${incidentsTable.orderId} = ${ordersTable.id} and ${incidentsTable.status} = 'opened'
)`

/** The same of all orders at once: there are few open incidents, and many orders. */
export const isAmongTroubled = sql<boolean>`${ordersTable.id} in (select ${incidentsTable.orderId} from ${incidentsTable} where ${incidentsTable.status} = 'opened')`

/** Of such an order: since when its oldest open incident is. */
export const troubledSince = sql<Date | null>`(select min(${incidentsTable.createdAt}) from ${incidentsTable}
  where ${incidentsTable.orderId} = ${ordersTable.id} and ${incidentsTable.status} = 'opened')`

/** Expected in Quito, or arrived there, after the promised day: as orders_late_index has it. Null of what was promised no day. */
export const isLate = sql<
  boolean | null
>`coalesce(${ordersTable.arrivalDate}, ${ordersTable.estimatedArrivalDate}) > ${ordersTable.promisedDate}`

const { category, finalWeightInGrams, realWeightInGrams, warehouseWeightInGrams, storeWeightInGrams, productValueInCents } =
  ordersTable

/** Of an order that its owner answered: it still passes a limit of its category (`fitsCategory` of the domain), as they are at an instant. */
export const isOverLimit = (at: SQL | Placeholder) =>
  sql<boolean>`case when ${ordersTable.status} <> 'incompleteState' then false else (
    select coalesce(${finalWeightInGrams}, ${realWeightInGrams}, ${warehouseWeightInGrams}, ${storeWeightInGrams}, 0)
        > 1000 * max(value) filter (where key = 'maxWeight' || ${category})
      or ${productValueInCents} + round(${productValueInCents} * max(value) filter (where key = 'amazonTax') / 100)
        > 100 * max(value) filter (where key = 'maxValue' || ${category})
    from (${limitsInForce(at)}) in_force
  ) end`

/** Of an order: there is no other category that it could have, at an instant. */
export const hasOnlyCategory = (at: SQL | Placeholder) => sql<boolean>`(${category} = 'B' and not ${isCategoryCOn(at)})`

const { id, status, outcome, responsible, billId, purchaseId, dropshippingRequestId, splitFromId } = ordersTable

/** Of an order: it ended, its client answers for that, and no bill charges anything for it that was not given back. */
export const isChargeable = sql<boolean>`(${status} = 'removed' and ${outcome} is not null and ${responsible} = 'client'
  and not ${chargesSomethingFor({ billId, orderId: id })})`

/** Of an order: it has extra charges, or what was bought went back to its store; parts of a split package share what was bought. */
export const hasChargesLeft = sql<boolean>`(${status} = 'removed' and (
  exists (select from ${orderChargesTable} where ${orderChargesTable.orderId} = ${id})
  or (${outcome} = 'returned' and coalesce(${purchaseId}, ${dropshippingRequestId}) is not null and ${splitFromId} is null)))`

/** Of an order that was billed after it had ended: what of it; what was bought, where it went back to its store. */
export const billedAfterEnd = sql<BilledAfterEnd>`case when not ${isBilledAfterEnd(id)} then null
  when ${outcome} = 'returned' then 'goods' else 'charges' end`
export type BilledAfterEnd = 'goods' | 'charges' | null

/** What the row does not know. */
export const FACTS_ELSEWHERE = [
  'earningSettled',
  'hasAssociate',
  'incidentOpen',
  'overLimit',
  'onlyCategory',
  'chargeable',
  'chargesLeft',
] as const satisfies (keyof OrderFacts)[]
export type FactsElsewhere = Pick<OrderFacts, (typeof FACTS_ELSEWHERE)[number]>

/** By order. */
export async function orderFactsOf(db: Db, orders: readonly { id: string }[]): Promise<Map<string, FactsElsewhere>> {
  const ids = orders.map(({ id }) => id)
  const at = sql`${now().toISOString()}::timestamptz`
  // A selection from one table would be written without its name, which the inner queries need.
  const { rows } = await db.execute<FactsElsewhere & { id: string }>(sql`
    select ${ordersTable.id}, ${isSettled} as "earningSettled", ${hasEarner} as "hasAssociate", ${hasOpenIncident} as "incidentOpen",
      ${isOverLimit(at)} as "overLimit", ${hasOnlyCategory(at)} as "onlyCategory",
      ${isChargeable} as "chargeable", ${hasChargesLeft} as "chargesLeft"
    from ${ordersTable} where ${inArray(ordersTable.id, ids)}`)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
