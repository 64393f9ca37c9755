import * as company from '@app/contract/company.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Where to send packages and where to pay: it hardly ever changes. */
export const useCompany = () =>
  useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => call(company.getCompany, {}, { signal }),
    staleTime: 10 * 60_000,
  })
