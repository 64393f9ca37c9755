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
