import * as parameters from '@app/contract/endpoints/parameters'
import { type RetailParameterKey, type RetailParameters, readRetailParameters } from '@app/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What estimates, bills and bundles are computed with on a screen, before the server says the same. */
export const useRetailParameters = () =>
  useQuery({
    queryKey: ['parameters', 'retail'],
    queryFn: ({ signal }) => call(parameters.listRetailParameters, {}, { signal }),
    select: read,
    staleTime: 5 * 60_000,
  })

const read = (list: { key: string; value: number }[]): RetailParameters =>
  readRetailParameters(Object.fromEntries(list.map(({ key, value }) => [key, value])) as Record<RetailParameterKey, number>)
