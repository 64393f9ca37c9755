import { getClientHome } from '@app/contract/endpoints/dashboard'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { HOME } from '../../api/refetch.ts'

/** All that the home shows: asked for again with every kind of record. */
export const useClientHome = () => useQuery({ queryKey: [HOME], queryFn: ({ signal }) => call(getClientHome, {}, { signal }) })
