import type { Sent } from '@app/contract/endpoint'
import { listOrdersOfClient } from '@app/contract/endpoints/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type OrdersOfClientFilter = Sent<typeof listOrdersOfClient>['query']

/** The orders of one client, within the reach of whoever asks. */
export const useOrdersOfClient = (clientId: string, query: OrdersOfClientFilter) =>
  useQuery({
    queryKey: ['orders', 'ofClient', clientId, query],
    queryFn: ({ signal }) => call(listOrdersOfClient, { params: { id: clientId }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
