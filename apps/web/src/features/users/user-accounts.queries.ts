import type { Sent } from '@app/contract/endpoint'
import { listOrdersOfClient } from '@app/contract/endpoints/orders'
import { removeSecondFactor } from '@app/contract/endpoints/second-factor'
import { issueEmailLink, issuePasswordLink } from '@app/contract/endpoints/session'
import * as users from '@app/contract/endpoints/users'
import type { User } from '@app/contract/users.contract'
import { ORDERS } from '@app/domain'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type AccountFilter = Sent<typeof users.listUsers>['query']
export type NewAccount = Sent<typeof users.createUser>['body']
export type AccountChanges = Sent<typeof users.updateUser>['body']

/** What a person's account shows elsewhere: lists of people, orders that name them, their balance. */
const TOUCHED = ['users', 'clients', 'orders', 'approvals', 'dashboard'] as const

const list = (query: AccountFilter) => ({
  queryKey: ['users', 'accounts', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(users.listUsers, { query }, { signal }),
})

export const useAccounts = (query: AccountFilter) => useQuery({ ...list(query), placeholderData: keepPreviousData })

/** How many accounts there are of each type, in the order of `types`; nothing narrows by type where it is null. */
export const useAccountCounts = (types: readonly (number | null)[]): (number | undefined)[] =>
  useQueries({
    queries: types.map((type) => list({ limit: 1, ...(type === null ? {} : { type: [type] }) })),
    combine: (results) => results.map(({ data }) => data?.meta.total),
  })

export const useAccount = (id: string | null) =>
  useQuery({
    queryKey: ['users', 'account', id],
    queryFn: ({ signal }) => call(users.getUser, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

export const useClientBalance = (id: string) =>
  useQuery({
    queryKey: ['users', 'balance', id],
    queryFn: ({ signal }) => call(users.getClientBalance, { params: { id } }, { signal }),
  })

/** The newest hundred of a client on their way, as the specification asks for them (section 5). */
export const useLatestOrders = (clientId: string) =>
  useQuery({
    queryKey: ['orders', 'latestOf', clientId],
    queryFn: ({ signal }) => {
      const query = { status: [...ORDERS.onItsWay], page: 1, limit: 100, orderBy: 'orderDate' as const }
      return call(listOrdersOfClient, { params: { id: clientId }, query }, { signal })
    },
  })

/** What is refused shows at its field. */
export const useCreateUser = () =>
  useMutation({
    mutationFn: (body: NewAccount) => call(users.createUser, { body }),
    meta: { refetches: TOUCHED, success: 'users:created', errors: 'inPlace' },
  })

/** What is refused shows where it was asked. */
export const useUpdateUser = (id: string, errors: 'toast' | 'inPlace' = 'inPlace') =>
  useMutation({
    mutationFn: (body: AccountChanges) => call(users.updateUser, { params: { id }, body }),
    meta: { refetches: TOUCHED, success: 'users:updated', errors },
  })

/** What is refused shows where it was asked. */
export const useRemoveSecondFactor = (id: string) =>
  useMutation({
    mutationFn: () => call(removeSecondFactor, { params: { id } }),
    meta: { refetches: TOUCHED, success: 'users:removeFactor.done', errors: 'inPlace' },
  })

/** The answer is told once, and kept nowhere. */
export const useIssuePasswordLink = (id: string) =>
  useMutation({
    mutationFn: () => call(issuePasswordLink, { params: { id } }),
    meta: { refetches: [], errors: 'inPlace' },
    gcTime: 0,
  })

/** As the link for the password. */
export const useIssueEmailLink = (id: string) =>
  useMutation({
    mutationFn: () => call(issueEmailLink, { params: { id } }),
    meta: { refetches: [], errors: 'inPlace' },
    gcTime: 0,
  })

/** What is refused shows where it was asked. */
export const useVerifyIdentity = (id: string) =>
  useMutation({
    mutationFn: (body: Sent<typeof users.verifyIdentity>['body']) => call(users.verifyIdentity, { params: { id }, body }),
    meta: { refetches: [...TOUCHED, 'quota', 'manifests'], success: 'users:updated', errors: 'inPlace' },
  })

/** `waiting`: administrators, who are active again once a second one says yes. */
export type StatusOutcome = { done: User[]; waiting: User[]; refused: { user: User; error: unknown }[] }

/** Each by itself, as the server takes them: who was refused stays as they are, and is named with the reason. */
export const useSetStatusOfSeveral = (status: User['status']) =>
  useMutation({
    mutationFn: async (people: readonly User[]): Promise<StatusOutcome> => {
      const outcome: StatusOutcome = { done: [], waiting: [], refused: [] }
      for (const user of people) {
        try {
          const answer = await call(users.updateUser, { params: { id: user.id }, body: { status } })
          outcome['approval' in answer ? 'waiting' : 'done'].push(user)
        } catch (error) {
          outcome.refused.push({ user, error })
        }
      }
      return outcome
    },
    meta: { refetches: TOUCHED },
  })
