import type { Sent } from '@app/contract/endpoint'
import * as personalData from '@app/contract/endpoints/personal-data'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Filter = Sent<typeof personalData.listAudit>['query']

export const useAudit = (query: Filter) =>
  useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(personalData.listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
