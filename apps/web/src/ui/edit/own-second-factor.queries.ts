import { getSecondFactor } from '@app/contract/endpoints/second-factor'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Whether one’s own sign-in asks for a second step. Only staff have one. */
export const useOwnSecondFactor = () =>
  useQuery({ queryKey: ['secondFactor'], queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }) })
