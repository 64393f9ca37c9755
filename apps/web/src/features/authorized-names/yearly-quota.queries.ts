import { getQuota } from '@app/contract/endpoints/quotas'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What a consignee has used of this year's quota. */
export const yearlyQuotaOf = (identification: string) =>
  queryOptions({
    queryKey: ['quota', identification],
    queryFn: ({ signal }) => call(getQuota, { params: { identification } }, { signal }),
  })

/** Of nobody while it is not known whose. */
export const useYearlyQuota = (identification: string | null) =>
  useQuery({ ...yearlyQuotaOf(identification ?? ''), enabled: identification !== null })
