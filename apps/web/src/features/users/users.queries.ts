import type { Sent } from '@app/contract/endpoint'
import * as users from '@app/contract/endpoints/users'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type UserFilter = Sent<typeof users.listAssociates>['query']

export const useAssociates = (query: UserFilter) =>
  useQuery({
    queryKey: ['users', 'associates', query],
    queryFn: ({ signal }) => call(users.listAssociates, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useClientsWithoutAssociate = (query: UserFilter, enabled: boolean) =>
  useQuery({
    queryKey: ['users', 'withoutAssociate', query],
    queryFn: ({ signal }) => call(users.listClientsWithoutAssociate, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  })

/** The clients of one associate. */
export const useClientsOf = (associateId: string | null, query: UserFilter, enabled: boolean) =>
  useQuery({
    queryKey: ['users', 'clientsOf', associateId, query],
    queryFn: ({ signal }) => call(users.listClientsOfAssociate, { params: { id: associateId ?? '' }, query }, { signal }),
    enabled: enabled && associateId !== null,
  })

type Assignment = { associateId: string; clientIds: string[]; withOpenOrders: boolean }

/** Says that it worked by itself: what can be undone offers it in the toast. */
export const useAssignClients = () =>
  useMutation({
    mutationFn: ({ associateId, ...body }: Assignment) => call(users.assignClients, { params: { id: associateId }, body }),
    meta: { refetches: ['users', 'orders'] },
  })

export const useUnassignClients = () =>
  useMutation({
    mutationFn: ({ associateId, clientIds }: Omit<Assignment, 'withOpenOrders'>) =>
      call(users.unassignClients, { params: { id: associateId }, body: { clientIds } }),
    meta: { refetches: ['users', 'orders'] },
  })
