// What decides which packages could share a declaration.
import { ordersThatAre, type PackageInMiami } from '@app/domain'
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { listAsJson } from '../../../db/as-json.ts'
import { billedWeightOf } from '../billed-weight.ts'
import { ordersTable } from '../orders.table.ts'

const { id, status, category, isSpecial, productValueInCents, bundleId, isAuthorizedToBundle } = ordersTable

const PACKAGE = {
  category,
  isSpecial,
  productValueInCents,
  isAuthorizedToBundle,
  bundle: bundleId,
  weightInGrams: billedWeightOf(ordersTable),
  consignee: sql`json_build_object('identification', ${ordersTable.consigneeIdentification})`,
}

/** For a view: those of a condition that are in Miami and in no bundle. */
export const packagesToShare = (condition: SQL | undefined): SQL<PackageInMiami[]> => {
  const isFree = and(condition, inArray(status, ordersThatAre('atMiami')), isNull(bundleId))
  return listAsJson<PackageInMiami>(PACKAGE, sql`from ${ordersTable} where ${isFree}`, sql`${id}`)
}
