import type { ManifestDetail } from '@app/contract/manifests.contract'
import {
  type BundleCheck,
  type BundleProblem,
  type BundleRefusal,
  type ConsigneeStanding,
  identityGaps,
  manifestGaps,
  type Parameters,
} from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { BundleOnManifest } from '../bundles/bundle-view.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { customsValueOf } from '../bundles/bundles.view.ts'
import { checkBundles, checkKnown, reservedBy } from '../bundles/check-bundles.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { standingsOf } from '../quotas/consignee-standing.repository.ts'

type Check = ManifestDetail['checks'][number]
export type Carried = { bundle: BundleRow; orders: readonly OrderRow[] }

/** What keeps a manifest from being shipped, counted, and the bundles that each cause of it concerns. */
export type Readiness = {
  checks: Check[]
  readyCount: number
  /** Of each bundle, what keeps it; nothing where it is ready. */
  problems: ReadonlyMap<string, readonly BundleProblem[]>
}

/** What the manifest lacks, and the rules of every bundle once more (domain, sections 6 and 7). */
export async function readinessNow(
  db: Db,
  manifest: ManifestRow,
  carried: readonly Carried[],
  parameters: Parameters,
): Promise<Readiness> {
  const checks = await checkBundles(db, carried, parameters)
  const standings = await standingsOf(
    db,
    carried.map(({ bundle }) => bundle.id),
  )
  return readinessOf(
    manifest,
    carried.map(({ bundle }, index) => ({ bundle, check: checks[index], standing: standings.get(bundle.id) })),
  )
}

/** The same, when all that the rules ask about was read with the bundles. */
export function knownReadiness(manifest: Guided, bundles: readonly BundleOnManifest[], parameters: Parameters): Readiness {
  const carried = bundles.map((bundle) => {
    const declaredEarlierThisYearInCents = bundle.consigneeYearInCents - reservedBy(bundle)
    const check = checkKnown({ bundle, orders: bundle.orders, declaredEarlierThisYearInCents }, parameters)
    return { bundle, check, standing: bundle }
  })
  return readinessOf(manifest, carried)
}

type Guided = Pick<ManifestRow, 'guideNumber' | 'departureDate'>
type Named = Pick<BundleRow, 'id' | 'childGuideNumber' | 'customsInvoiceValueInCents' | 'declaredValueInCents'>
type Listed = { bundle: Named }
type Checked = Listed & { check: BundleCheck | undefined; standing: ConsigneeStanding | undefined }

function readinessOf(manifest: Guided, carried: readonly Checked[]): Readiness {
  const broken = carried.flatMap(({ bundle, check, standing }) => {
    const problems = [...(check?.refusals ?? []).map(problemOf), ...(standing ? identityGaps(standing) : [])]
    return [...new Set(problems)].map((problem) => ({ problem, bundleId: bundle.id }))
  })
  const causes = [...gapsOf(manifest, carried), ...broken]
  const ofBundles = causes.filter((cause): cause is CauseOfBundle => cause.bundleId !== null)
  const problems = new Map(
    [...Map.groupBy(ofBundles, ({ bundleId }) => bundleId)].map(([id, of]) => [id, of.map(({ problem }) => problem)]),
  )
  return { checks: counted(causes), readyCount: carried.length - problems.size, problems }
}

type CauseOfBundle = { problem: BundleProblem; bundleId: string }
type Cause = CauseOfBundle | { problem: Check['problem']; bundleId: null }

/** One line a problem, however many bundles it concerns; none where it is the manifest's own. */
const counted = (causes: readonly Cause[]): Check[] =>
  [...Map.groupBy(causes, ({ problem }) => problem)].map(([problem, of]) => ({
    problem,
    count: of.filter(({ bundleId }) => bundleId !== null).length,
  }))

const OF_MANIFEST = {
  guideNumber: 'guideNumberMissing',
  departureDate: 'departureDateMissing',
  bundles: 'noBundles',
} as const
const OF_BUNDLES = { childGuideNumber: 'childGuideNumberMissing', customsValue: 'customsValueMissing' } as const

function gapsOf({ guideNumber, departureDate }: Guided, carried: readonly Listed[]): Cause[] {
  const bundles = carried.map(({ bundle }) => ({ ...bundle, customsValueInCents: customsValueOf(bundle) }))
  return manifestGaps({ guideNumber, departureDate, bundles }).flatMap(({ missing, bundleIds }): Cause[] =>
    missing === 'guideNumber' || missing === 'departureDate' || missing === 'bundles'
      ? [{ problem: OF_MANIFEST[missing], bundleId: null }]
      : bundleIds.map((bundleId) => ({ problem: OF_BUNDLES[missing], bundleId })),
  )
}

/** What may still change after a bundle was made: limits and quota as parameters, and who agreed. */
function problemOf({ code }: BundleRefusal): BundleProblem {
  if (code === 'yearlyQuotaExceeded') return 'yearlyQuotaExceeded'
  if (code === 'consentMissing' || code === 'cedulaRequired' || code === 'authorizationMissing') return 'consentMissing'
  return 'categoryLimitExceeded'
}
