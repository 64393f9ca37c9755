// The changes of a manifest's list of bundles. The call replaces the whole list, so each is made from the list there is.
import type { ManifestDetail } from '@app/contract/manifests.contract'
import type { ManifestChange } from './manifests.queries.ts'

type Change = (current: ManifestDetail) => ManifestChange
type Entry = { bundleId: string; childGuideNumber: string | null }

const entriesOf = ({ bundles }: ManifestDetail): Entry[] =>
  bundles.map(({ id, childGuideNumber }) => ({ bundleId: id, childGuideNumber }))

export const withBundles =
  (added: readonly Entry[]): Change =>
  (current) => {
    const before = entriesOf(current)
    const missing = added.filter(({ bundleId }) => !before.some((entry) => entry.bundleId === bundleId))
    return { bundles: [...before, ...missing] }
  }

export const withoutBundle =
  (bundleId: string): Change =>
  (current) => ({ bundles: entriesOf(current).filter((entry) => entry.bundleId !== bundleId) })

export const withChildGuide =
  (bundleId: string, typed: string): Change =>
  (current) => ({
    bundles: entriesOf(current).map((entry) =>
      entry.bundleId === bundleId ? { bundleId, childGuideNumber: typed.trim() || null } : entry,
    ),
  })
