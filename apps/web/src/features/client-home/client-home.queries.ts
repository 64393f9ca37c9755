import { getClientHome } from '@app/contract/endpoints/dashboard'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { HOME } from '../../api/refetch.ts'

const clientHome = queryOptions({ queryKey: [HOME], queryFn: ({ signal }) => call(getClientHome, {}, { signal }) })

/** All that the home shows: asked for again with every kind of record. */
export const useClientHome = () => useQuery(clientHome)

export const askForClientHome = () => queryClient.prefetchQuery(clientHome)
