// What became of the packages of a flight, as it is now.
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { outcomesOf } from '../orders/order-facts.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'

/** Of these bundles, those that an incident closed too. */
export async function shippedPackagesOf(db: Db, bundleIds: readonly string[]) {
  const { id, code, bundleId, status, description, productValueInCents, warehouseWeightInGrams, realWeightInGrams } = orders
  const hasArrived = sql<boolean>`${orders.arrivalDate} is not null`
  const packages = await db
    .select({
      ...{ id, code, bundleId, status, description, productValueInCents, warehouseWeightInGrams, realWeightInGrams, hasArrived },
    })
    .from(orders)
    .where(inArray(bundleId, [...bundleIds]))
    .orderBy(id)
  const closed = packages.filter((one) => one.status === 'removed')
  const outcomes = await outcomesOf(
    db,
    closed.map((one) => one.id),
  )
  return packages.map((one) => ({ ...one, outcome: one.status === 'removed' ? (outcomes.get(one.id) ?? 'lost') : null }))
}
export type ShippedPackage = Awaited<ReturnType<typeof shippedPackagesOf>>[number]
