import type { ManifestDetail } from '@app/contract/manifests.contract'
import type { Db } from '../../db/db.ts'
import { findBundlesOfManifest } from '../bundles/bundles.repository.ts'
import { viewBundles } from '../bundles/bundles.view.ts'
import { type Doer, timelineOf } from '../events/events.repository.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import type { ManifestRow } from './manifests.table.ts'
import { viewManifests } from './manifests.view.ts'
import { shippingChecks } from './shipping-checks.ts'

/** One manifest with its bundles and, until it is shipped, what still keeps it. */
export async function viewManifest(db: Db, actor: Doer, manifest: ManifestRow): Promise<ManifestDetail> {
  const bundles = await findBundlesOfManifest(db, manifest.id)
  const [[view], bundleViews, checks, timeline] = await Promise.all([
    viewManifests(db, actor, [manifest]),
    viewBundles(db, actor, bundles),
    manifest.status === 'active' ? checksOf(db, manifest, bundles) : [],
    timelineOf(db, manifest.id),
  ])
  if (!view) throw new Error(`manifest ${manifest.id} has no view`)
  return { ...view, bundles: bundleViews, checks, timeline }
}

async function checksOf(db: Db, manifest: ManifestRow, bundles: Awaited<ReturnType<typeof findBundlesOfManifest>>) {
  const orders = await findOrdersOfBundles(
    db,
    bundles.map(({ id }) => id),
  )
  const byBundle = Map.groupBy(orders, ({ bundleId }) => bundleId)
  const carried = bundles.map((bundle) => ({ bundle, orders: byBundle.get(bundle.id) ?? [] }))
  return shippingChecks(db, manifest, carried, await readParameters(db))
}
