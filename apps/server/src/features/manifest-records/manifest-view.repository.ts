// What is read of manifests to publish them, in one statement: their columns, and what their bundles come to.
import type { Manifest } from '@app/contract/manifests.contract'
import { type SQL, sql } from 'drizzle-orm'
import { objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { recordReader } from '../../records/record-reader.ts'
import { bundlesTable as bundles } from '../bundles/bundles.table.ts'
import { timelineAsJson } from '../events/events.repository.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'
import { valuesInForceAsJson } from '../parameters/parameters.repository.ts'
import { manifestKind } from './manifests.kind.ts'
import { manifestsTable as manifests } from './manifests.table.ts'

type ManifestTotals = Record<
  'bundleCount' | 'loadedCount' | 'weightInGrams' | 'customsInvoiceValueInCents' | 'cumulativeInCents',
  number
>

type Arrival = Pick<Manifest, 'arrivesOn' | 'daysLate' | 'notArrivedCount'>

const goesOn = sql`${orders.status} <> 'removed'`

/** Asked for as an array, they are found in one walk through the index of packages, not one descent for each bundle. */
const bundleIds = sql`array(select ${bundles.id} from ${bundles} where ${bundles.manifestId} = ${manifests.id})`

const total = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`

// What was declared when it was shipped is long, and shown by papers alone.
const { snapshot: _declared, ...columns } = columnsOf(manifests)

const MANIFEST_VIEW = {
  ...columns,
  totals: objectAsJson<ManifestTotals>(
    {
      bundleCount: sql`count(*)`,
      loadedCount: sql`count(${bundles.loadedAt})`,
      weightInGrams: total(sql`${bundles.weightInGrams}`),
      customsInvoiceValueInCents: total(sql`coalesce(${bundles.customsInvoiceValueInCents}, ${bundles.declaredValueInCents})`),
      cumulativeInCents: total(sql`${bundles.valueWithTaxInCents}`),
    },
    sql`from ${bundles} where ${bundles.manifestId} = ${manifests.id}`,
  ) as SQL<ManifestTotals>,
  arrival: objectAsJson<Arrival>(
    {
      arrivesOn: sql`max(coalesce(${orders.arrivalDate}, ${orders.estimatedArrivalDate})) filter (where ${goesOn})`,
      daysLate: sql`greatest(0, max(coalesce(${orders.arrivalDate}, ${orders.estimatedArrivalDate}) - ${orders.promisedDate}) filter (where ${goesOn}))`,
      notArrivedCount: sql`count(*) filter (where ${orders.status} = 'removed' and ${orders.arrivalDate} is null)`,
    },
    sql`from ${orders} where ${orders.bundleId} = any(${bundleIds})`,
  ) as SQL<Arrival>,
}

export const manifestInView = recordView(manifests, manifests.id, MANIFEST_VIEW)
export type ManifestInView = RowOf<typeof MANIFEST_VIEW>

/** Given `now`. @throws manifestNotFound also where it is beyond reach. */
export const readManifestInDetail = recordReader(manifestKind, () => ({
  ...MANIFEST_VIEW,
  timeline: timelineAsJson(manifests.id),
  parameters: valuesInForceAsJson(sql.placeholder('now')),
}))
