import { DUTY_OF_WAREHOUSE, hasDuty } from '@app/domain'
import { useActor } from '../../../session/use-actor.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useLocations } from '../../locations/locations.queries.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ShelvingStation } from './shelving-station.tsx'

/** Where packages are put on the shelves of this person's warehouses. */
export function ShelvingPlace({ play }: { play: (tone: Tone) => void }) {
  const actor = useActor()
  const locations = useLocations()
  if (locations.isError && !locations.data) return <ErrorState error={locations.error} onRetry={() => void locations.refetch()} />
  if (!locations.data) return <PageLoading />
  const own = locations.data.filter(({ warehouse }) => hasDuty(actor, [DUTY_OF_WAREHOUSE[warehouse]]))
  return <ShelvingStation shelves={own} play={play} />
}
