import { getSecondFactor } from '@app/contract/endpoints/second-factor'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Whether one’s own sign-in asks for a second step. */
export function useOwnSecondFactor() {
  return useQuery({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
  })
}
