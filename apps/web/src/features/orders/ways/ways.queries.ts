import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/endpoints/order-actions'
import { getOrderWays } from '@app/contract/endpoints/prices'
import { findWays } from '@app/contract/endpoints/quotations'
import type { Ways } from '@app/contract/fields/ways'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { TypedPackage } from './typed-package.ts'

type Way = Ways['ways'][number]
export type WayCalled<Name extends Way['way']> = Extract<Way, { way: Name }>

/** What can be done with an order over its limit, in category C by this item class, or split into these boxes. */
export const useOrderWays = (id: string, tariffId: string | null, { boxes = '', isAsked = true } = {}) =>
  useQuery({
    queryKey: ['orders', 'ways', id, tariffId, boxes],
    queryFn: ({ signal }) =>
      call(getOrderWays, { params: { id }, query: { ...(tariffId && { tariffId }), ...(boxes && { boxes }) } }, { signal }),
    enabled: isAsked,
  })

/** The same before anything is ordered. Without a weight only what it is worth counts. */
export const useFindWays = ({ weightInGrams, items }: Omit<TypedPackage, 'category'>, tariffId: string | null) =>
  useQuery({
    queryKey: ['quotations', 'ways', weightInGrams, items, tariffId],
    queryFn: ({ signal }) => call(findWays, { body: bodyOf({ weightInGrams, items }, tariffId) }, { signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  })

const bodyOf = ({ weightInGrams, items }: Omit<TypedPackage, 'category'>, tariffId: string | null) => ({
  weightInGrams: weightInGrams ?? 1,
  items: items.map(({ quantity, unitPriceInCents }) => ({ quantity: quantity ?? 1, unitPriceInCents: unitPriceInCents ?? 0 })),
  ...(tariffId && { tariffId }),
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
