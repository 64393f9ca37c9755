import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/endpoints/order-actions'
import * as orders from '@app/contract/endpoints/orders'
import type { NewRequest, Order } from '@app/contract/orders.contract'
import { type MISSING, titleOf } from '@app/domain'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { atOnce, changedRows, withoutRows } from '../../api/at-once.ts'
import { type CallOptions, call } from '../../api/call.ts'
import type { FileToSend } from '../../api/multipart.ts'

export type ClientOrderFilter = Sent<typeof orders.listClientOrders>['query']
export type AssociateOrderFilter = Sent<typeof orders.listAssociateOrders>['query']
export type AllOrdersFilter = Sent<typeof orders.listAllOrders>['query']

const lists = { placeholderData: keepPreviousData }

export const useClientOrders = (query: ClientOrderFilter) =>
  useQuery({
    queryKey: ['orders', 'client', query],
    queryFn: ({ signal }) => call(orders.listClientOrders, { query }, { signal }),
    ...lists,
  })

export const useAssociateOrders = (query: AssociateOrderFilter) =>
  useQuery({
    queryKey: ['orders', 'associate', query],
    queryFn: ({ signal }) => call(orders.listAssociateOrders, { query }, { signal }),
    ...lists,
  })

export const useAllOrders = (query: AllOrdersFilter) =>
  useQuery({
    queryKey: ['orders', 'all', query],
    queryFn: ({ signal }) => call(orders.listAllOrders, { query }, { signal }),
    ...lists,
  })

/** One order with its items, files and timeline. */
export const useOrder = (id: string | null) =>
  useQuery({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call(orders.getOrder, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

const LIST_OF = {
  client: orders.listClientOrders,
  associate: orders.listAssociateOrders,
  administrator: orders.listAllOrders,
} as const

export type StatusSets = Record<string, NonNullable<ClientOrderFilter['status']>>

/** How many orders each set of statuses holds: the counts on the tabs of a list. */
export const useOrderCounts = (role: keyof typeof LIST_OF, sets: StatusSets): Record<string, number | undefined> =>
  useQueries({
    queries: Object.values(sets).map((status) => ({
      queryKey: ['orders', 'count', role, status],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(LIST_OF[role], { query: { status, limit: 1 } }, { signal }),
    })),
    combine: (results) => Object.fromEntries(Object.keys(sets).map((name, index) => [name, results[index]?.data?.meta.total])),
  })

type NewOrder = { body: NewRequest; files: FileToSend[]; options: CallOptions }

/** What is refused shows in the form. */
export const useCreateOrders = () =>
  useMutation({
    mutationFn: ({ body, files, options }: NewOrder) => call(orders.createOrders, { body }, { ...options, files }),
    meta: { refetches: ['orders'], success: 'orders:created', errors: 'inPlace' },
  })

type Completion = {
  id: string
  body: Sent<typeof orderActions.completeOrder>['body']
  files: FileToSend[]
  options: CallOptions
}

export const useCompleteOrder = () =>
  useMutation({
    mutationFn: ({ id, body, files, options }: Completion) =>
      call(orderActions.completeOrder, { params: { id }, body }, { ...options, files }),
    meta: { refetches: ['orders'], success: 'orders:completed', errors: 'inPlace' },
  })

type Description = Sent<typeof orderActions.updateDescription>['body']

/** The new words stand at once where the package is named. */
export const useUpdateDescription = () =>
  useMutation({
    mutationFn: (body: Description) => call(orderActions.updateDescription, { body }),
    ...atOnce(({ orderId, description }: Description) => [
      changedRows<Order>('orders', [orderId], () => ({
        description,
        title: titleOf({ name: description, items: [], store: '', tracking: null }),
      })),
    ]),
    meta: { refetches: ['orders'], success: 'orders:descriptionUpdated', errors: 'inPlace' },
  })

type Authorization = Sent<typeof orderActions.authorizeBundling>['body']

/** Whether they may travel together shows at once; the server decides. */
export const useAuthorizeBundling = () =>
  useMutation({
    mutationFn: (body: Authorization) => call(orderActions.authorizeBundling, { body }),
    ...atOnce(({ orderIds, isAuthorizedToBundle }: Authorization) => [
      changedRows<Order>('orders', orderIds, () => ({ isAuthorizedToBundle })),
    ]),
    meta: { refetches: ['orders'], success: 'orders:bundlingSaved', errors: 'inPlace' },
  })

type Removal = Sent<typeof orderActions.removeOrders>['body']

/** Gone from the lists at once. A failure shows where the order stands, without a toast (screens, small print). */
export const useRemoveOrders = () =>
  useMutation({
    mutationFn: (body: Removal) => call(orderActions.removeOrders, { body }),
    ...atOnce(({ orderIds }: Removal) => [withoutRows('orders', orderIds)]),
    meta: { refetches: ['orders'], success: 'orders:removed', errors: 'inPlace' },
  })

/** A failure shows at the row, without a toast (screens, small print). */
export const useSetTracking = () =>
  useMutation({
    mutationFn: ({ id, tracking }: { id: string; tracking: string }) =>
      call(orderActions.setTracking, { params: { id }, body: { tracking } }),
    meta: { refetches: ['orders'], errors: 'inPlace' },
  })

export const useSetValue = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; productValueInCents: number; observation?: string }) =>
      call(orderActions.setValue, { params: { id }, body }),
    meta: { refetches: ['orders'], errors: 'inPlace' },
  })

type Incomplete = { orderId: string; missing: (typeof MISSING)[number][]; note: string } | { orderId: string; resume: true }

/** Says what an order misses, or takes it up again. */
export const useUpdateIncomplete = (success: 'markedIncomplete' | 'resumed') =>
  useMutation({
    mutationFn: (body: Incomplete) => call(orderActions.updateIncomplete, { body }),
    meta: { refetches: ['orders'], success: `orders:${success}` },
  })
