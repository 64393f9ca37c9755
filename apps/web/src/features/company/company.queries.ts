import * as company from '@app/contract/company.contract'
import type { Sent } from '@app/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Where to send packages and where to pay: it hardly ever changes. */
export const useCompany = () =>
  useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => call(company.getCompany, {}, { signal }),
    staleTime: 10 * 60_000,
  })

/** What is refused shows at its field. */
export const useUpdateCompany = () =>
  useMutation({
    mutationFn: (body: Sent<typeof company.updateCompany>['body']) => call(company.updateCompany, { body }),
    meta: { refetches: ['company'], success: 'parameters:company.saved', errors: 'inPlace' },
  })
