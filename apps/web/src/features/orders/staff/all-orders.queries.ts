import type { Sent } from '@app/contract/endpoint'
import * as orders from '@app/contract/endpoints/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Packages that nobody announced. */
export const useUnmatchedOrders = (query: Sent<typeof orders.listUnmatchedOrders>['query']) =>
  useQuery({
    queryKey: ['orders', 'unmatched', query],
    queryFn: ({ signal }) => call(orders.listUnmatchedOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
