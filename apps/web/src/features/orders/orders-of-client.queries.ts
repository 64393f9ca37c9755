import type { Sent } from '@app/contract/endpoint'
import { listOrdersOfClient } from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readAllRows } from '../../ui/list/read-all-rows.ts'

export type OrdersOfClientFilter = Sent<typeof listOrdersOfClient>['query']

/** The orders of one client, within the reach of whoever asks. */
export const useOrdersOfClient = (clientId: string, query: OrdersOfClientFilter) =>
  useQuery({
    queryKey: ['orders', 'ofClient', clientId, query],
    queryFn: ({ signal }) => call(listOrdersOfClient, { params: { id: clientId }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

const TO_BILL = { status: ['inWarehouseUIO' as const] }

/** What was weighed in Quito and is on no bill, the oldest first: as many as one bill takes. */
export const useOrdersToBill = (clientId: string) =>
  useQuery({
    queryKey: ['orders', 'toBill', clientId],
    queryFn: ({ signal }) =>
      readAllRows<Order>(
        { list: listOrdersOfClient, params: { id: clientId }, query: { ...TO_BILL, orderBy: 'createdAt', mode: 'asc' } },
        { signal },
      ),
    // Asked anew each time a dialog opens: all that there is then is ticked.
    gcTime: 0,
  })

/** How many they are. */
export const useCountToBill = (clientId: string, isWanted: boolean): number =>
  useQuery({
    queryKey: ['orders', 'toBillCount', clientId],
    queryFn: ({ signal }) => call(listOrdersOfClient, { params: { id: clientId }, query: { ...TO_BILL, limit: 1 } }, { signal }),
    enabled: isWanted,
  }).data?.meta.total ?? 0

/** What of a paid bill nobody collected yet, all of it. */
export const useOrdersToHandOver = ({ id, client }: { id: string; client: { id: string } }) =>
  useQuery({
    queryKey: ['orders', 'toHandOver', client.id],
    queryFn: ({ signal }) =>
      readAllRows<Order>(
        { list: listOrdersOfClient, params: { id: client.id }, query: { status: ['paid'], orderBy: 'createdAt', mode: 'asc' } },
        { signal },
      ),
    select: (orders) => orders.filter(({ bill }) => bill?.id === id),
  })
