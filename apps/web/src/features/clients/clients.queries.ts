import type { Sent } from '@app/contract/endpoint'
import * as payments from '@app/contract/endpoints/payments'
import * as users from '@app/contract/endpoints/users'
import type { User } from '@app/contract/users.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useActor } from '../../session/use-actor.ts'

export type ClientFilter = Sent<typeof users.listOwnClients>['query']
export type PaymentFilter = Sent<typeof payments.listPayments>['query']

/** Clients as GET /user tells them. */
const OF_CLIENTS = { type: [0] }

/** An associate chooses among their own clients, an administrator among all. */
export function useClients(query: ClientFilter) {
  const { role } = useActor()
  return useQuery({
    queryKey: ['clients', role, query],
    queryFn: ({ signal }) =>
      role === 'associate'
        ? call(users.listOwnClients, { query }, { signal })
        : call(users.listUsers, { query: { ...query, ...OF_CLIENTS } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Where the list of clients comes from, for its file and its saved views. */
export function useClientSource(query: ClientFilter) {
  const { role } = useActor()
  return role === 'associate'
    ? { list: users.listOwnClients, file: users.exportOwnClients, query }
    : { list: users.listUsers, file: users.exportUsers, query: { ...query, ...OF_CLIENTS } }
}

/** What a client owes; refused as not found where they are not this person's. */
export const useClientBalance = (id: string) =>
  useQuery({
    queryKey: ['clients', 'balance', id],
    queryFn: ({ signal }) => call(users.getClientBalance, { params: { id } }, { signal }),
  })
export type ClientBalance = NonNullable<ReturnType<typeof useClientBalance>['data']>

/** Who a client is. An associate has no call for one account: it is found among their own by its number. */
export function useClientData({ id, code }: { id: string; code: string }) {
  const { role } = useActor()
  return useQuery({
    queryKey: ['clients', 'data', role, id],
    queryFn: ({ signal }) =>
      role === 'associate' ? ownClient(id, code, signal) : call(users.getUser, { params: { id } }, { signal }),
  })
}

async function ownClient(id: string, code: string, signal: AbortSignal): Promise<User> {
  const { data } = await call(users.listOwnClients, { query: { q: code } }, { signal })
  const found = data.find((client) => client.id === id)
  if (!found) throw new ApiError({ statusCode: 404, code: 'clientNotFound', message: 'Client not found' })
  return found
}

export const usePayments = (query: PaymentFilter) =>
  useQuery({
    queryKey: ['payments', query],
    queryFn: ({ signal }) => call(payments.listPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
