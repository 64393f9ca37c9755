import type { ManifestDetail } from '@app/contract/manifests.contract'
import { type BundleCheck, type BundleRefusal, manifestGaps, type Parameters } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { BundleInView } from '../bundles/bundle-view.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { customsValueOf } from '../bundles/bundles.view.ts'
import { checkBundles, checkKnown, reservedBy } from '../bundles/check-bundles.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import type { OrderRow } from '../orders/orders.table.ts'

type Check = ManifestDetail['checks'][number]
export type Carried = { bundle: BundleRow; orders: readonly OrderRow[] }

/** What keeps a manifest from being shipped: what it lacks, and the rules of every bundle once more (domain, sections 6 and 7). */
export async function shippingChecks(
  db: Db,
  manifest: ManifestRow,
  carried: readonly Carried[],
  parameters: Parameters,
): Promise<Check[]> {
  return checksOf(manifest, carried, await checkBundles(db, carried, parameters))
}

/** The same, when all that the rules ask about was read with the bundles. */
export function knownShippingChecks(manifest: Guided, bundles: readonly BundleInView[], parameters: Parameters): Check[] {
  const carried = bundles.map((bundle) => ({ bundle, orders: bundle.orders }))
  const checks = carried.map(({ bundle, orders }) => {
    const declaredEarlierThisYearInCents = bundle.consigneeYearInCents - reservedBy(bundle)
    return checkKnown({ bundle, orders, declaredEarlierThisYearInCents }, parameters)
  })
  return checksOf(manifest, carried, checks)
}

type Guided = Pick<ManifestRow, 'guideNumber'>
type Named = Pick<BundleRow, 'id' | 'code' | 'childGuideNumber' | 'customsInvoiceValueInCents' | 'declaredValueInCents'>
type Listed = { bundle: Named }

function checksOf(manifest: Guided, carried: readonly Listed[], checks: readonly BundleCheck[]): Check[] {
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

function gapsOf({ guideNumber }: Guided, carried: readonly Listed[]): Check[] {
  const byId = new Map(carried.map(({ bundle }) => [bundle.id, bundle]))
  const bundles = carried.map(({ bundle }) => ({ ...bundle, customsValueInCents: customsValueOf(bundle) }))
  return manifestGaps({ guideNumber, bundles }).flatMap(({ missing, bundleIds }): Check[] => {
    const problem = GAPS[missing]
    if (bundleIds.length === 0) return [{ problem }]
    return bundleIds.flatMap((id) => byId.get(id) ?? []).map((bundle) => ({ problem, ...named(bundle) }))
  })
}

const named = ({ id, code }: Named) => ({ bundleId: id, bundleCode: code })

/** What may still change after a bundle was made: limits and quota as parameters, and who agreed. */
function problemOf({ code }: BundleRefusal): Check['problem'] {
  if (code === 'yearlyQuotaExceeded') return 'yearlyQuotaExceeded'
  if (code === 'consentMissing' || code === 'cedulaRequired' || code === 'authorizationMissing') return 'consentMissing'
  return 'categoryLimitExceeded'
}
