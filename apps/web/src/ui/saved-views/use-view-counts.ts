import type { SavedView } from '@app/contract/saved-views.contract'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type ListSource, wholeQuery } from '../list/list-source.ts'
import { addressOfView } from './saved-view-address.ts'

/** More tabs than these tell no number: each is a call. */
const MOST_COUNTED = 12

/** How many rows each view holds, by its id, where the list can say. */
export function useViewCounts<Row>(
  { list, params, counted }: ListSource<Row>,
  views: readonly SavedView[],
): Readonly<Record<string, number | undefined>> {
  const asked = views.slice(0, MOST_COUNTED).flatMap((view) => {
    const query = counted?.queryOf(addressOfView(view)) ?? null
    return query && counted ? [{ id: view.id, under: counted.under, query: { ...wholeQuery({ query }), limit: 1 } }] : []
  })
  // A copy of the team's view holds the same rows: they are counted once.
  const alike = [...Map.groupBy(asked, ({ query }) => JSON.stringify(query)).values()]
  return useQueries({
    queries: alike
      .flatMap(([first]) => first ?? [])
      .map(({ under, query }) => ({
        queryKey: [under, 'count', 'view', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => {
          const input: object = { params, query }
          return call(list, input, { signal })
        },
        staleTime: 60_000,
      })),
    combine: (results) =>
      Object.fromEntries(alike.flatMap((same, index) => same.map(({ id }) => [id, results[index]?.data?.meta.total]))),
  })
}
