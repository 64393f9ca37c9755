import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { AssemblingStation } from './assembling-station.tsx'

/** The packing table in Miami: packages become bundles scan by scan. */
export function AssemblingPlace({ play }: { play: (tone: Tone) => void }) {
  const parameters = useRetailParameters()
  if (parameters.data) return <AssemblingStation parameters={parameters.data} play={play} />
  return parameters.isError ? <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} /> : <PageLoading />
}
