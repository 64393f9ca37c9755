import * as dashboard from '@app/contract/endpoints/dashboard'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const EVERY_MINUTE = 60_000

/** A desktop stays open all day: it looks again by itself. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => call(dashboard.getDashboard, {}, { signal }),
    refetchInterval: EVERY_MINUTE,
  })
