import type { Sent } from '@app/contract/endpoint'
import * as parameters from '@app/contract/endpoints/parameters'
import * as personalData from '@app/contract/endpoints/personal-data'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'

type HistoryFilter = Sent<typeof parameters.listParameterHistory>['query']
export type ParameterUpdate = Sent<typeof parameters.updateParameters>['body']

const IN_FORCE = ['parameters', 'inForce'] as const

/** What counts now. */
export const useParameters = () =>
  useQuery({ queryKey: IN_FORCE, queryFn: ({ signal }) => call(parameters.listParameters, {}, { signal }) })

export const useParameterHistory = (query: HistoryFilter) =>
  useQuery({
    queryKey: ['parameters', 'history', query],
    queryFn: ({ signal }) => call(parameters.listParameterHistory, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What was removed because it was old enough, night by night. */
export const useRetentionRuns = (query: Sent<typeof personalData.listRetentionRuns>['query']) =>
  useQuery({
    queryKey: ['parameters', 'retentionRuns', query],
    queryFn: ({ signal }) => call(personalData.listRetentionRuns, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Values that were announced and do not count yet: the history begins with them. */
export const useScheduledValues = () =>
  useQuery({
    queryKey: ['parameters', 'scheduled'],
    queryFn: ({ signal }) => call(parameters.listParameterHistory, { query: { limit: 100 } }, { signal }),
    select: ({ data }) => data.filter(({ validFrom }) => Date.parse(validFrom) > Date.now()).reverse(),
  })

/** Says that it worked by itself, with a way back; what is refused shows at its field. */
export const useUpdateParameters = () =>
  useMutation({
    mutationFn: (body: ParameterUpdate) => call(parameters.updateParameters, { body }),
    onSuccess: (inForce) => void queryClient.setQueryData(IN_FORCE, inForce),
    meta: { refetches: ['parameters', 'fiscalRegistration'], errors: 'inPlace' },
  })

export const useCreateParameter = () =>
  useMutation({
    mutationFn: (body: Sent<typeof parameters.createParameter>['body']) => call(parameters.createParameter, { body }),
    meta: { refetches: ['parameters'], errors: 'inPlace' },
  })
