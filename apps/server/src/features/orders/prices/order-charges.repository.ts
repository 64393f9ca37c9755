// The only file that touches the extra charges of orders: they are replaced as a whole until the bill keeps them.
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { writtenOnce } from '../../../db/written-once.ts'
import { ordersTable } from '../orders.table.ts'
import { type OrderChargeRow, orderChargesTable } from './order-charges.table.ts'

export type NewOrderCharge = Pick<OrderChargeRow, 'chargeId' | 'name' | 'amountInCents' | 'isTaxable' | 'note' | 'actorId'>

const readCharges = writtenOnce((db) =>
  db
    .select()
    .from(orderChargesTable)
    .where(eq(orderChargesTable.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderChargesTable.id)),
)

/** In the order in which they were given. */
export const chargesOf = (db: Db, orderId: string): Promise<OrderChargeRow[]> => readCharges(db, { orderId })

export async function replaceCharges(db: Db, orderId: string, charges: readonly NewOrderCharge[]): Promise<void> {
  await db.delete(orderChargesTable).where(eq(orderChargesTable.orderId, orderId))
  if (charges.length > 0) await db.insert(orderChargesTable).values(charges.map((charge) => ({ ...charge, orderId })))
}

/** For a query over orders: those of each, as a price takes them. */
export const extraChargesToPrice = sql<{ label: string; amountInCents: number; taxable: boolean }[]>`coalesce((
  select json_agg(json_build_object('label', ${orderChargesTable.name}, 'amountInCents', ${orderChargesTable.amountInCents},
    'taxable', ${orderChargesTable.isTaxable}) order by ${orderChargesTable.id})
  from ${orderChargesTable} where ${orderChargesTable.orderId} = ${ordersTable.id}
), '[]')`
