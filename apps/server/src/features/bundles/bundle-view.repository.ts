// What is read of bundles to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Bundle, BundleDetail, BundledOrder } from '@app/contract/bundles.contract'
import { type SQL, sql } from 'drizzle-orm'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { recordReader } from '../../records/record-reader.ts'
import { hasConsented } from '../consents/given-consents.repository.ts'
import { timelineAsJson } from '../events/events.repository.ts'
import { invoicesAsJson } from '../files/files.repository.ts'
import { manifestsTable } from '../manifest-records/manifests.table.ts'
import { itemsAsJson } from '../orders/order-items.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { valuesInForceAsJson } from '../parameters/parameters.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { STANDING } from '../quotas/consignee-standing.repository.ts'
import { usedInYear } from '../quotas/quotas.repository.ts'
import { bundleKind } from './bundles.kind.ts'
import { bundlesTable as bundles } from './bundles.table.ts'
import type { KnownOrder } from './check-bundles.ts'

/** With what its published form and the rules of its bundle need. */
export type OrderInBundle = KnownOrder &
  BundledOrder &
  Record<'promisedDate' | 'estimatedArrivalDate' | 'arrivalDate', string | null>

const { id, code, status, outcome, clientId, bundleId, category, isSpecial, isAuthorizedToBundle } = orders
const { consigneeAuthorizedNameId, consigneeName, consigneeIdentificationType, consigneeIdentification } = orders
const { tracking, description, productValueInCents, warehouseWeightInGrams, realWeightInGrams } = orders
const { promisedDate, estimatedArrivalDate, arrivalDate } = orders
const consignee = { authorizedNameId: consigneeAuthorizedNameId, clientId }

const BUNDLE_VIEW = {
  ...columnsOf(bundles),
  manifest: objectAsJson<NonNullable<Bundle['manifest']>>(
    { id: manifestsTable.id, code: manifestsTable.code },
    sql`from ${manifestsTable} where ${manifestsTable.id} = ${bundles.manifestId}`,
  ),
  consigneeYearInCents: usedInYear({ identification: bundles.consigneeIdentification, fiscalYear: bundles.fiscalYear }),
  orders: listAsJson<OrderInBundle>(
    {
      ...{ id, code, status, outcome, clientId, bundleId, category, isSpecial, isAuthorizedToBundle },
      ...{ consigneeAuthorizedNameId, consigneeName, consigneeIdentificationType, consigneeIdentification },
      ...{ tracking, description, productValueInCents, warehouseWeightInGrams, realWeightInGrams },
      ...{ promisedDate, estimatedArrivalDate, arrivalDate },
      client: personNamedBy(clientId),
      items: itemsAsJson(id),
      hasConsented: hasConsented(consignee),
    },
    sql`from ${orders} where ${bundleId} = ${bundles.id}`,
    sql`${id}`,
  ),
}

export const bundleInView = recordView(bundles, bundles.id, BUNDLE_VIEW)
export type BundleInView = RowOf<typeof BUNDLE_VIEW>

const ON_MANIFEST = { ...BUNDLE_VIEW, ...STANDING }
export type BundleOnManifest = RowOf<typeof ON_MANIFEST>

const readOnManifest = recordView(bundles, bundles.id, ON_MANIFEST).written(
  sql`${bundles.manifestId} = ${sql.placeholder('manifestId')}`,
  sql`${bundles.position}, ${bundles.id}`,
)
/** As they are listed on it. */
export const readBundlesOfManifest = (db: Db, manifestId: string): Promise<BundleOnManifest[]> =>
  readOnManifest(db, { manifestId })

/** Those uploaded for the bundle first, then those of its packages. */
const invoices: SQL<BundleDetail['invoices']> = invoicesAsJson(sql`
  select 'bundle' as kind, ${bundles.id} as id, null as code
  union all select 'order', ${id}, ${code} from ${orders} where ${bundleId} = ${bundles.id}`)

/** Given `now`. @throws bundleNotFound also where it is beyond reach. */
export const readBundleInDetail = recordReader(bundleKind, () => ({
  ...BUNDLE_VIEW,
  invoices,
  timeline: timelineAsJson(bundles.id),
  parameters: valuesInForceAsJson(sql.placeholder('now')),
}))
