import { bundleAddress } from '@app/contract/paths'
import { useActor } from '../../session/use-actor.ts'

/** Where a bundle is shown in depth, for whoever asks. */
export function useBundleAddress(): (id: string) => string {
  const { role } = useActor()
  return (id) => bundleAddress(role === 'associate' ? role : 'administrator', id)
}
