import type { Sent } from '@app/contract/endpoint'
import * as users from '@app/contract/endpoints/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useActor } from '../../session/use-actor.ts'

export type ClientFilter = Sent<typeof users.listOwnClients>['query']

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
