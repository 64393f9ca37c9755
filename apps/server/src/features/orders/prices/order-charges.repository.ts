// The only file that touches the extra charges of orders: they are replaced as a whole until the bill keeps them.
import type { ExtraCharge } from '@app/domain'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import type { Db } from '../../../db/db.ts'
import { ordersTable } from '../orders.table.ts'
import { type OrderChargeRow, orderChargesTable } from './order-charges.table.ts'

export type NewOrderCharge = Pick<OrderChargeRow, 'chargeId' | 'name' | 'amountInCents' | 'treatment' | 'note' | 'actorId'>

const { id, chargeId, name, amountInCents, treatment, note } = orderChargesTable

/** For the view of an order: in the order in which they were given. */
export const extraChargesAsJson = (
  orderId: PgColumn,
): SQL<Pick<OrderChargeRow, 'id' | 'chargeId' | 'name' | 'amountInCents' | 'treatment' | 'note'>[]> =>
  listAsJson(
    { id, chargeId, name, amountInCents, treatment, note },
    sql`from ${orderChargesTable} where ${orderChargesTable.orderId} = ${orderId}`,
    sql`${id}`,
  )

/** In the order in which they were given. */
export const chargesOf = (db: Db, orderId: string): Promise<OrderChargeRow[]> =>
  db.select().from(orderChargesTable).where(eq(orderChargesTable.orderId, orderId)).orderBy(id)

/** How many each of these has; those without any are left out. */
export async function countsOfCharges(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ orderId: orderChargesTable.orderId, count: sql<number>`count(*)::int` })
    .from(orderChargesTable)
    .where(inArray(orderChargesTable.orderId, [...orderIds]))
    .groupBy(orderChargesTable.orderId)
  return new Map(rows.map(({ orderId, count }) => [orderId, count]))
}

export async function replaceCharges(db: Db, orderId: string, charges: readonly NewOrderCharge[]): Promise<void> {
  await db.delete(orderChargesTable).where(eq(orderChargesTable.orderId, orderId))
  if (charges.length > 0) await db.insert(orderChargesTable).values(charges.map((charge) => ({ ...charge, orderId })))
}

/** For a query over orders: those of each, as a price takes them. */
export const extraChargesToPrice = sql<ExtraCharge[]>`coalesce((
  select json_agg(json_build_object('label', ${orderChargesTable.name}, 'amountInCents', ${orderChargesTable.amountInCents},
    'treatment', ${orderChargesTable.treatment}) order by ${orderChargesTable.id})
  from ${orderChargesTable} where ${orderChargesTable.orderId} = ${ordersTable.id}
), '[]')`
