// The manifest that an order flies on, by its bundle.
import { type SQL, sql } from 'drizzle-orm'
import { bundlesTable as bundles } from '../bundles/bundles.table.ts'
import { manifestsTable as manifests } from '../manifest-records/manifests.table.ts'
import { ordersTable as orders } from './orders.table.ts'

/** Of an order. */
export const isOnManifest = (ids: readonly string[]): SQL => sql`${orders.bundleId} in (
  select ${bundles.id} from ${bundles} where ${bundles.manifestId} = any(${sql.param(ids)}::uuid[]))`

const { freightCostInCents, customsCostInCents, otherCostInCents, dutyPaidInCents } = manifests

/** Of an order: its manifest's costs and the duty paid are all known. */
export const isCosted = sql`exists (
  select from ${bundles} join ${manifests} on ${manifests.id} = ${bundles.manifestId}
  where ${bundles.id} = ${orders.bundleId} and num_nulls(${freightCostInCents}, ${customsCostInCents}, ${otherCostInCents}, ${dutyPaidInCents}) = 0)`
