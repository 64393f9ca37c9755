import * as dashboard from '@app/contract/endpoints/dashboard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Without days, of the last ninety. */
export const usePromiseReport = (days: { from: string; to: string } | null) =>
  useQuery({
    queryKey: ['dashboard', 'promise', days],
    queryFn: ({ signal }) => call(dashboard.getPromiseReport, days ? { query: days } : {}, { signal }),
    placeholderData: keepPreviousData,
  })
