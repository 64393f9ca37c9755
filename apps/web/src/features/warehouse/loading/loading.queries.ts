import type { Sent } from '@app/contract/endpoint'
import { loadBundles } from '@app/contract/endpoints/loading/loading'
import { getManifest } from '@app/contract/endpoints/manifests'
import type { Manifest } from '@app/contract/manifests.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { stationBundle } from '../../scan-queue/station-package.ts'
import type { Cargo } from './load-outcome.ts'

/** Another station may load the same manifest. */
const REFRESHED_EVERY_MILLISECONDS = 60_000

export type CargoOfManifest = Pick<Manifest, 'id' | 'code' | 'status' | 'guideNumber' | 'airline' | 'flight'> & {
  bundles: readonly Cargo[]
}

export const keyOfCargo = (manifestId: string) => ['loading', manifestId]

/** All that a manifest carries, read once: a scan is known at once, and what is missing can be counted. */
export const useCargo = (manifestId: string) =>
  useQuery({
    queryKey: keyOfCargo(manifestId),
    queryFn: async ({ signal }): Promise<CargoOfManifest> => {
      const { bundles, ...manifest } = await call(getManifest, { params: { id: manifestId } }, { signal })
      return {
        ...manifest,
        bundles: bundles.map((bundle) => ({ ...stationBundle(bundle), loadedAt: bundle.loadedAt })),
      }
    },
    refetchInterval: REFRESHED_EVERY_MILLISECONDS,
  })

/** What is refused is said at the scan. */
export function useLoadBundles(manifestId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof loadBundles>['body']) => call(loadBundles, { params: { id: manifestId }, body }),
    onSuccess: ({ loadedCount, bundleCount }, body) => {
      const { undo } = body
      const ids = 'bundleIds' in body ? body.bundleIds : []
      const loadedAt = undo ? null : new Date().toISOString()
      const cargo = client.setQueryData<CargoOfManifest>(
        keyOfCargo(manifestId),
        (before) => before && withLoaded(before, ids, loadedAt),
      )
      const isAsCounted = cargo && cargo.bundles.length === bundleCount && loadedOf(cargo).length === loadedCount
      if (!isAsCounted) void client.invalidateQueries({ queryKey: keyOfCargo(manifestId) })
    },
    meta: { refetches: ['manifests', 'bundles'], errors: 'inPlace' },
  })
}

const withLoaded = (cargo: CargoOfManifest, ids: readonly string[], loadedAt: string | null): CargoOfManifest => ({
  ...cargo,
  bundles: cargo.bundles.map((bundle) => (ids.includes(bundle.id) ? { ...bundle, loadedAt } : bundle)),
})

const loadedOf = ({ bundles }: CargoOfManifest): readonly Cargo[] => bundles.filter(({ loadedAt }) => loadedAt !== null)
