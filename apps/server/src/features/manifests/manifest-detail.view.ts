import type { Manifest, ManifestDetail } from '@app/contract/manifests.contract'
import { hasDuty, MONEY_READERS } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { readBundlesOfManifest } from '../bundles/bundle-view.repository.ts'
import { bundleView } from '../bundles/bundles.view.ts'
import { type Doer, timelineAsAnswered } from '../events/events.repository.ts'
import { type ManifestInView, manifestInView, readManifestInDetail } from '../manifest-records/manifest-view.repository.ts'
import { manifestView } from '../manifest-records/manifests.view.ts'
import { parametersInView } from '../parameters/read-parameters.ts'
import { knownReadiness, type Readiness } from './shipping-checks.ts'

/** One manifest with its bundles and, until it is shipped, what still keeps it. @throws manifestNotFound */
export async function viewManifest(db: Db, actor: Doer, id: string): Promise<ManifestDetail> {
  const [manifest, bundles] = await Promise.all([
    readManifestInDetail(db, actor, id, { now: now().toISOString() }),
    readBundlesOfManifest(db, id),
  ])
  const parameters = parametersInView(manifest.parameters)
  const view = manifestView(actor, manifest)
  const { checks, readyCount } = manifest.status === 'active' ? knownReadiness(manifest, bundles, parameters) : NOTHING_ASKED
  return {
    ...view,
    costs: hasDuty(actor, MONEY_READERS) ? costsView(manifest) : null,
    allowedActions: view.allowedActions.filter((action) => action !== 'ship' || checks.length === 0),
    bundles: bundles.map((bundle) => bundleView(actor, bundle, parameters)),
    checks,
    readyCount,
    timeline: timelineAsAnswered(manifest.timeline),
  }
}

const costsView = (manifest: ManifestInView): ManifestDetail['costs'] => ({
  freight: { amountInCents: manifest.freightCostInCents, note: manifest.freightCostNote },
  customs: { amountInCents: manifest.customsCostInCents, note: manifest.customsCostNote },
  other: { amountInCents: manifest.otherCostInCents, note: manifest.otherCostNote },
  dutyPaid: { amountInCents: manifest.dutyPaidInCents, note: manifest.dutyPaidNote },
})

/** What left is checked no more. */
const NOTHING_ASKED: Pick<Readiness, 'checks' | 'readyCount'> = { checks: [], readyCount: 0 }

/** Without its bundles: for who changed many of them at once. */
export async function viewManifestAlone(db: Db, actor: Doer, id: string): Promise<Manifest> {
  const [manifest] = await manifestInView.byIds(db, [id])
  if (!manifest) throw new Error(`manifest ${id} has no view`)
  return manifestView(actor, manifest)
}
