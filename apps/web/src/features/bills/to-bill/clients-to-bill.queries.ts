import type { Sent } from '@app/contract/endpoint'
import { listClientsToBill } from '@app/contract/endpoints/billing/clients-to-bill'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export type ToBillFilter = Sent<typeof listClientsToBill>['query']

/** Beside the orders: whatever weighs, bills or closes one refetches both. */
export const useClientsToBill = (query: ToBillFilter) =>
  useQuery({
    queryKey: ['orders', 'clientsToBill', query],
    queryFn: ({ signal }) => call(listClientsToBill, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
