import { getManifest, listManifests } from '@app/contract/endpoints/manifests'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Records } from '../../ui/list-filters/list-filter.ts'

const MOST_OFFERED = 20
const OPEN = { status: ['active' as const], limit: 100 }

/** Those that were not shipped, the newest first. */
export const useOpenManifests = () =>
  useQuery({
    queryKey: ['manifests', 'open', OPEN],
    queryFn: ({ signal }) => call(listManifests, { query: OPEN }, { signal }),
  })

/** Manifests to narrow a list by, found by number or guide, the newest first. */
export const MANIFEST_RECORDS: Records = {
  useFound: (text) => {
    const query = { ...(text ? { q: text } : {}), limit: MOST_OFFERED }
    const { data, isPending } = useQuery({
      queryKey: ['manifests', 'named', query],
      queryFn: ({ signal }) => call(listManifests, { query }, { signal }),
      placeholderData: keepPreviousData,
    })
    return { options: (data?.data ?? []).map(({ id, code }) => ({ value: id, label: code })), isPending }
  },
  useNames: (ids) =>
    useQueries({
      queries: ids.map((id) => ({
        queryKey: ['manifests', 'one', id],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(getManifest, { params: { id } }, { signal }),
        staleTime: 300_000,
      })),
      combine: (found) => Object.fromEntries(found.flatMap(({ data }) => (data ? [[data.id, data.code] as const] : []))),
    }),
}
