import type { Sent } from '@app/contract/endpoint'
import * as users from '@app/contract/endpoints/users'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Records } from '../../ui/list-filters/list-filter.ts'

type Named = { id: string; firstName: string; lastName: string }
type Query = Sent<typeof users.listAssociates>['query']

/** Clients as GET /user tells them. */
const CLIENTS = { type: [0] }
const MOST_OFFERED = 20

const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

const peopleOf = (of: 'client' | 'associate'): Records => ({
  useFound: (text) => {
    const query: Query = { ...(text ? { q: text } : {}), limit: MOST_OFFERED, orderBy: 'name', mode: 'asc' }
    const { data, isPending } = useQuery({
      queryKey: ['users', 'named', of, query],
      queryFn: async ({ signal }): Promise<{ data: Named[] }> =>
        of === 'client'
          ? call(users.listUsers, { query: { ...query, ...CLIENTS } }, { signal })
          : call(users.listAssociates, { query }, { signal }),
      placeholderData: keepPreviousData,
    })
    return { options: (data?.data ?? []).map((one) => ({ value: one.id, label: nameOf(one) })), isPending }
  },
  useNames: (ids) =>
    useQueries({
      queries: ids.map((id) => ({
        queryKey: ['users', 'name', id],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(users.getUser, { params: { id } }, { signal }),
        staleTime: 300_000,
      })),
      combine: (found) => Object.fromEntries(found.flatMap(({ data }) => (data ? [[data.id, nameOf(data)] as const] : []))),
    }),
})

/** Clients and associates to narrow a list by, found by name, mail or code. */
export const CLIENT_RECORDS = peopleOf('client')
export const ASSOCIATE_RECORDS = peopleOf('associate')
