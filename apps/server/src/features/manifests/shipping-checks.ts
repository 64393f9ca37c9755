import type { ManifestDetail } from '@app/contract/manifests.contract'
import { type BundleRefusal, manifestGaps, type Parameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { customsValueOf } from '../bundles/bundles.view.ts'
import { checkBundles } from '../bundles/check-bundles.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { ManifestRow } from './manifests.table.ts'

type Check = ManifestDetail['checks'][number]
export type Carried = { bundle: BundleRow; orders: readonly OrderRow[] }

/** What keeps a manifest from being shipped: what it lacks, and the rules of every bundle once more (domain, sections 6 and 7). */
export async function shippingChecks(
  db: Db,
  manifest: ManifestRow,
  carried: readonly Carried[],
  parameters: Parameters,
): Promise<Check[]> {
  const checks = await checkBundles(db, carried, parameters)
  const broken = carried.flatMap(({ bundle }, index) => {
    const problems = new Set((checks[index]?.refusals ?? []).map(problemOf))
    return [...problems].map((problem): Check => ({ problem, ...named(bundle) }))
  })
  return [...gapsOf(manifest, carried), ...broken]
}

const GAPS = {
  guideNumber: 'guideNumberMissing',
  bundles: 'noBundles',
  childGuideNumber: 'childGuideNumberMissing',
  customsValue: 'customsValueMissing',
} as const

function gapsOf({ guideNumber }: ManifestRow, carried: readonly Carried[]): Check[] {
  const byId = new Map(carried.map(({ bundle }) => [bundle.id, bundle]))
  const bundles = carried.map(({ bundle }) => ({ ...bundle, customsValueInCents: customsValueOf(bundle) }))
  return manifestGaps({ guideNumber, bundles }).flatMap(({ missing, bundleIds }): Check[] => {
    const problem = GAPS[missing]
    if (bundleIds.length === 0) return [{ problem }]
    return bundleIds.flatMap((id) => byId.get(id) ?? []).map((bundle) => ({ problem, ...named(bundle) }))
  })
}

const named = ({ id, code }: BundleRow) => ({ bundleId: id, bundleCode: code })

/** What may still change after a bundle was made: limits and quota as parameters, and who agreed. */
function problemOf({ code }: BundleRefusal): Check['problem'] {
  if (code === 'yearlyQuotaExceeded') return 'yearlyQuotaExceeded'
  if (code === 'consentMissing' || code === 'cedulaRequired' || code === 'authorizationMissing') return 'consentMissing'
  return 'categoryLimitExceeded'
}
