import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { useIsConnected } from '../../scan-queue/connection.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { AssemblingStation } from './assembling-station.tsx'
import { useLeftDraft } from './left-draft.ts'
import type { Assembled } from './use-assembling.ts'

/** The packing table in Miami: packages become bundles scan by scan. */
export function AssemblingPlace({ play }: { play: (tone: Tone) => void }) {
  const parameters = useRetailParameters()
  if (parameters.data) return <LeftOrNew parameters={parameters.data} play={play} />
  return parameters.isError ? <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} /> : <PageLoading />
}

/** Whoever left a bundle unfinished goes on with it. */
function LeftOrNew({ parameters, play }: Omit<Assembled, 'left'>) {
  const { t } = useTranslation('warehouse')
  const left = useLeftDraft(parameters)
  const isConnected = useIsConnected()
  if (left.data) return <AssemblingStation parameters={parameters} left={left.data} play={play} />
  if (left.isError) return <ErrorState error={left.error} onRetry={() => void left.refetch()} />
  if (isConnected) return <PageLoading />
  return <ScanSignal kind="failed" title={t('queue.offline')} sentence={t('assembling.leftWaits')} />
}
