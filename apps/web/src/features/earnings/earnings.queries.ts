import type { EarningOrder } from '@app/contract/earnings.contract'
import type { Sent } from '@app/contract/endpoint'
import * as earnings from '@app/contract/endpoints/earnings'
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

/** The earnings of these days, the newest first, page after page. `reachesBackTo` is later than asked for where there were too many. */
export const useEarningsBetween = (from: string, to: string) =>
  useQuery({
    queryKey: ['earnings', 'between', from, to],
    queryFn: async ({ signal }) => {
      const { orders, isWhole } = await allEarnings({ from, to }, signal)
      return { orders, reachesBackTo: isWhole ? from : (orders.at(-1)?.accruedOn ?? from) }
    },
    staleTime: 60_000,
  })

type OwedFilter = Sent<typeof earnings.getOwed>['query']

/** What each associate is owed and a settlement would come to, as the server sums it; of one, also where nothing is owed. */
export const useOwed = (query: OwedFilter = {}) =>
  useQuery({
    queryKey: ['earnings', 'owed', query],
    queryFn: async ({ signal }) => (await call(earnings.getOwed, { query }, { signal })).data,
  })

async function allEarnings(filter: EarningFilter, signal: AbortSignal) {
  const orders: EarningOrder[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...filter, page, orderBy: 'accruedOn', mode: 'desc' } as const
    const { data, meta } = await call(earnings.listEarnings, { query }, { signal })
    orders.push(...data)
    if (page >= meta.totalPages) return { orders, isWhole: true }
  }
  return { orders, isWhole: false }
}
