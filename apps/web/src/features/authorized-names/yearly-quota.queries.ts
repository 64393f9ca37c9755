import type { Endpoint } from '@app/contract/endpoint'
import type * as quotas from '@app/contract/quotas.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const named = <E extends Endpoint>(endpoint: Pick<E, 'method' | 'path'>) => endpoint as E
const getQuota = named<typeof quotas.getQuota>({ method: 'GET', path: '/quota/{identification}' })

/** What a consignee has used of this year's quota; of nobody while it is not known whose. */
export const useYearlyQuota = (identification: string | null) =>
  useQuery({
    queryKey: ['quota', identification],
    queryFn: ({ signal }) => call(getQuota, { params: { identification: identification ?? '' } }, { signal }),
    enabled: identification !== null,
  })
