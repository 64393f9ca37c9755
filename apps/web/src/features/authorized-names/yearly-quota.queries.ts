import { getQuota } from '@app/contract/endpoints/quotas'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What a consignee has used of this year's quota; of nobody while it is not known whose. */
export const useYearlyQuota = (identification: string | null) =>
  useQuery({
    queryKey: ['quota', identification],
    queryFn: ({ signal }) => call(getQuota, { params: { identification: identification ?? '' } }, { signal }),
    enabled: identification !== null,
  })
