import type { Sent } from '@app/contract/endpoint'
import * as audit from '@app/contract/endpoints/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Filter = Sent<typeof audit.listAudit>['query']

export const useAudit = (query: Filter) =>
  useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(audit.listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
