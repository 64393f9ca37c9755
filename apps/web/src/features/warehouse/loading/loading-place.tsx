import { useSearchParams } from '../../../ui/edit/use-search-params.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ChooseManifest } from './choose-manifest.tsx'
import { useCargo } from './loading.queries.ts'
import { LoadingStation } from './loading-station.tsx'

/** The cargo door in Miami: first the manifest, then scan by scan what goes on it. */
export function LoadingPlace({ play }: { play: (tone: Tone) => void }) {
  const [search] = useSearchParams()
  const manifestId = search.get('manifest')
  return manifestId ? <LoadingOf key={manifestId} manifestId={manifestId} play={play} /> : <ChooseManifest />
}

function LoadingOf({ manifestId, play }: { manifestId: string; play: (tone: Tone) => void }) {
  const cargo = useCargo(manifestId)
  if (cargo.data) return <LoadingStation cargo={cargo.data} play={play} />
  if (cargo.isError) return <ErrorState error={cargo.error} onRetry={() => void cargo.refetch()} />
  return <PageLoading />
}
