import * as earnings from '@app/contract/earnings.contract'
import type { Sent } from '@app/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type EarningFilter = Sent<typeof earnings.listEarnings>['query']

export const useEarnings = (query: EarningFilter) =>
  useQuery({
    queryKey: ['earnings', query],
    queryFn: ({ signal }) => call(earnings.listEarnings, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const MOST_PAGES = 20

/** The newest earnings back to a day, page after page. `reachesBackTo` is later than asked for where there were too many. */
export const useEarningsSince = (day: string) =>
  useQuery({
    queryKey: ['earnings', 'since', day],
    queryFn: ({ signal }) => earningsSince(day, signal),
    staleTime: 60_000,
  })

async function earningsSince(day: string, signal: AbortSignal) {
  const found: earnings.EarningOrder[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { page, orderBy: 'accruedOn', mode: 'desc' } as const
    const { data, meta } = await call(earnings.listEarnings, { query }, { signal })
    found.push(...data)
    const oldest = data.at(-1)?.accruedOn ?? ''
    if (page >= meta.totalPages || oldest < day) return { orders: found, reachesBackTo: day }
  }
  return { orders: found, reachesBackTo: found.at(-1)?.accruedOn ?? day }
}
