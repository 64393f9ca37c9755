// What became of the packages of a flight, as it is now.
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'

/** Of these bundles, those that an incident closed too. */
export async function shippedPackagesOf(db: Db, bundleIds: readonly string[]) {
  const { id, code, bundleId, status, description, productValueInCents, warehouseWeightInGrams, realWeightInGrams, outcome } =
    orders
  const hasArrived = sql<boolean>`${orders.arrivalDate} is not null`
  return db
    .select({
      ...{
        id,
        code,
        bundleId,
        status,
        description,
        productValueInCents,
        warehouseWeightInGrams,
        realWeightInGrams,
        outcome,
        hasArrived,
      },
    })
    .from(orders)
    .where(inArray(bundleId, [...bundleIds]))
    .orderBy(id)
}
export type ShippedPackage = Awaited<ReturnType<typeof shippedPackagesOf>>[number]
