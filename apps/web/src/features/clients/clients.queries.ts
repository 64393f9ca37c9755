import type { Sent } from '@app/contract/endpoint'
import * as payments from '@app/contract/endpoints/payments'
import * as users from '@app/contract/endpoints/users'
import type { User, UserDetail } from '@app/contract/users.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useActor } from '../../session/use-actor.ts'

export type PaymentFilter = Sent<typeof payments.listPayments>['query']

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

/** Associates see less of an account. */
export const isInFull = (person: User | UserDetail): person is UserDetail => 'claimants' in person

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
