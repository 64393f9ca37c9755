import type { Sent } from '@app/contract/endpoint'
import * as matching from '@app/contract/endpoints/order-matching'
import * as orders from '@app/contract/endpoints/orders'
import * as users from '@app/contract/endpoints/users'
import { ORDERS } from '@app/domain'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Shorter texts say nothing about anybody. */
const SHORTEST_CLUE = 3

/** Whom a label may mean. */
export const useSuggestedClients = (text: string) =>
  useQuery({
    queryKey: ['orders', 'suggestedClients', text],
    queryFn: ({ signal }) => call(matching.suggestClients, { query: { text } }, { signal }),
    enabled: text.trim().length >= SHORTEST_CLUE,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useClientsNamed = (q: string) =>
  useQuery({
    queryKey: ['users', 'named', q],
    queryFn: ({ signal }) => call(users.listUsers, { query: { q, type: [0], limit: 6 } }, { signal }),
    enabled: q.trim().length >= SHORTEST_CLUE,
    placeholderData: keepPreviousData,
  })

/** Orders whose package has not come: one of them may be the one without owner. */
export const useOrdersWaiting = (q: string) =>
  useQuery({
    queryKey: ['orders', 'waitingForPackage', q],
    queryFn: async ({ signal }) => {
      const status = ORDERS.announced
      const { data } = await call(orders.listAllOrders, { query: { q, status: [...status], limit: 6 } }, { signal })
      return data.filter(({ intakeAt }) => intakeAt === null)
    },
    enabled: q.trim().length >= SHORTEST_CLUE,
    placeholderData: keepPreviousData,
  })

export const useUnmatchedCount = () =>
  useQuery({
    queryKey: ['orders', 'unmatched', 'count'],
    queryFn: ({ signal }) => call(orders.listUnmatchedOrders, { query: { limit: 1 } }, { signal }),
    select: ({ meta }) => meta.total,
  })

type Owner = Sent<typeof matching.updateOrderClient>['body']

export const useUpdateOrderClient = (id: string) =>
  useMutation({
    mutationFn: (body: Owner) => call(matching.updateOrderClient, { params: { id }, body }),
    meta: { refetches: ['orders', 'dashboard'], success: 'warehouse:match.done', errors: 'inPlace' },
  })
