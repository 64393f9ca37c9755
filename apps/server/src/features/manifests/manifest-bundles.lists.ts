import { manifests as contract } from '@app/contract'
import { or } from 'drizzle-orm'
import { contains } from '../../db/search.ts'
import { list } from '../../records/list.ts'
import { get } from '../../records/records.repository.ts'
import { readBundlesOfManifest } from '../bundles/bundle-view.repository.ts'
import { areLoaded, askedOfBundles, inBundleSet, readingBundles } from '../bundles/bundles.lists.ts'
import { holdsPackageOf, isOnManifest, placeOnManifest, textOfBundle } from '../bundles/bundles-lists.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { knownReadiness } from './shipping-checks.ts'

const { code, consignee, childGuideNumber, weightInGrams, valueWithTaxInCents, createdAt } = askedOfBundles.sort

/** The bundles of one manifest. */
export const bundlesOfManifest = list(contract.listManifestBundles, readingBundles, {
  ...askedOfBundles,
  sort: { position: placeOnManifest, code, consignee, childGuideNumber, weightInGrams, valueWithTaxInCents, createdAt },
  only: async ({ db, actor, params, query: { readiness } }) => {
    const manifest = await get(db, actor, manifestKind, params.id)
    if (!readiness) return isOnManifest(manifest.id)
    // The rules are the domain's: which bundles meet them is no condition of the database.
    const carried = await readBundlesOfManifest(db, manifest.id)
    const { problems } = knownReadiness(manifest, carried, await readParameters(db))
    const found = carried.filter(({ id }) => (problems.get(id) ?? (['ready'] as const)).some((one) => readiness.includes(one)))
    return isOnManifest(
      manifest.id,
      found.map(({ id }) => id),
    )
  },
  search: (q, { db }) => or(contains(textOfBundle, q), holdsPackageOf(db, q)),
  // `only` narrows by readiness.
  filters: { readiness: () => undefined, isLoaded: areLoaded, set: inBundleSet },
})
