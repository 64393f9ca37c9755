import { useActor } from '../../session/use-actor.ts'

/** Where a bundle is shown in depth, for whoever asks. */
export function useBundleAddress(): (id: string) => string {
  const { role } = useActor()
  const page = role === 'associate' ? '/detallesporconsolidacion' : '/operations/detallesporconsolidacion'
  return (id) => `${page}?open=${id}`
}
