import type { Sent } from '@app/contract/endpoint'
import * as payments from '@app/contract/endpoints/payments'
import * as users from '@app/contract/endpoints/users'
import type { User, UserDetail } from '@app/contract/users.contract'
import { roleOf } from '@app/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useActor } from '../../session/use-actor.ts'
import type { OrderingClient } from '../orders/new-order/ordering-client.ts'

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

/** For whom staff ask: whoever may ask for a client may not always read what they owe. */
export function useOrderingClient(id: string) {
  const { role } = useActor()
  return useQuery({
    queryKey: ['clients', 'ordering', role, id],
    queryFn: async ({ signal }): Promise<OrderingClient & Pick<User, 'code'>> => {
      const { firstName, lastName, ...client } = await (role === 'associate' ? oneOfTheirs(id, signal) : anyClient(id, signal))
      return { ...client, name: `${firstName} ${lastName}` }
    },
  })
}

async function oneOfTheirs(id: string, signal: AbortSignal): Promise<User> {
  const { client } = await call(users.getClientBalance, { params: { id } }, { signal })
  return ownClient(id, client.code, signal)
}

async function anyClient(id: string, signal: AbortSignal): Promise<User> {
  const account = await call(users.getUser, { params: { id } }, { signal })
  if (roleOf(account.role) !== 'client') throw clientNotFound()
  return account
}

const MOST_OFFERED = 20

/** Those for whom something can be asked, found by name, mail, casillero or cédula. */
export const useActiveClients = (q: string) =>
  useQuery({
    queryKey: ['clients', 'active', q],
    queryFn: ({ signal }) => call(users.listUsers, { query: { ...ACTIVE_CLIENTS, ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  })
const ACTIVE_CLIENTS = { type: [0], status: ['active'], limit: MOST_OFFERED, orderBy: 'name', mode: 'asc' } as const

/** Associates see less of an account. */
export const isInFull = (person: User | UserDetail): person is UserDetail => 'claimants' in person

async function ownClient(id: string, code: string, signal: AbortSignal): Promise<User> {
  const { data } = await call(users.listOwnClients, { query: { q: code } }, { signal })
  const found = data.find((client) => client.id === id)
  if (!found) throw clientNotFound()
  return found
}

const clientNotFound = () => new ApiError({ statusCode: 404, code: 'clientNotFound', message: 'Client not found' })

export const usePayments = (query: PaymentFilter) =>
  useQuery({
    queryKey: ['payments', query],
    queryFn: ({ signal }) => call(payments.listPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
