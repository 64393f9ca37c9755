import { getSecondFactor } from '@app/contract/endpoints/second-factor'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useActor } from '../../session/use-actor.ts'

/** Whether one’s own sign-in asks for a second step. Only staff have one: of a client nothing is asked. */
export function useOwnSecondFactor() {
  const { role } = useActor()
  return useQuery({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
    enabled: role !== 'client',
  })
}
