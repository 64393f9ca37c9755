import * as contract from '@app/contract/endpoints/search'
import { SHORTEST_SEARCH } from '@app/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What was found before stays in sight, marked as stale, until the next answer is here. */
export const useFound = (q: string) =>
  useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call(contract.search, { query: { q } }, { signal }),
    enabled: q.length >= SHORTEST_SEARCH,
    placeholderData: q.length >= SHORTEST_SEARCH ? keepPreviousData : undefined,
  })
