import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/endpoints/order-actions'
import { getOrderWays } from '@app/contract/endpoints/prices'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** What can be done with an order over its limit, in category C by this item class. */
export const useOrderWays = (id: string, tariffId: string | null) =>
  useQuery({
    queryKey: ['orders', 'ways', id, tariffId],
    queryFn: ({ signal }) => call(getOrderWays, { params: { id }, query: tariffId ? { tariffId } : {} }, { signal }),
  })

type Split = Sent<typeof orderActions.splitOrder>['body']

export const useSplitOrder = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Split) => call(orderActions.splitOrder, { params: { id }, body }),
    meta: { refetches: ['orders', 'dashboard'], success: 'ways:wasSplit', errors: 'inPlace' },
  })

type Category = Sent<typeof orderActions.setCategory>['body']

export const useSetCategory = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Category) => call(orderActions.setCategory, { params: { id }, body }),
    meta: { refetches: ['orders', 'dashboard'], success: 'ways:wasMoved', errors: 'inPlace' },
  })
