import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useLocations } from '../../locations/locations.queries.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { SortingStation } from './sorting-station.tsx'

/** Where packages that were weighed in Quito go to their client's shelf. */
export function SortingPlace({ play }: { play: (tone: Tone) => void }) {
  const locations = useLocations()
  if (locations.isError && !locations.data) return <ErrorState error={locations.error} onRetry={() => void locations.refetch()} />
  if (!locations.data) return <PageLoading />
  return <SortingStation shelves={locations.data.filter(({ warehouse }) => warehouse === 'UIO')} play={play} />
}
