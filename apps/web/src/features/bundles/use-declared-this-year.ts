import * as bundles from '@app/contract/bundles.contract'
import { businessDay, fiscalYearOf } from '@app/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const LIVE = ['inWarehouseMIA', 'sended', 'arrived', 'inWarehouseUIO', 'paid', 'receivedAndDelivered'] as const

/** What the consignee declared in this fiscal year, with tax, as their newest bundle tells it. The server has the last word. */
export const useDeclaredThisYear = (identification: string | undefined) =>
  useQuery({
    queryKey: ['bundles', 'declaredThisYear', identification],
    queryFn: async ({ signal }) => {
      const query = { q: identification, status: [...LIVE], orderBy: 'createdAt', limit: 1 }
      const { data } = await call(bundles.listBundles, { query }, { signal })
      const [newest] = data.filter(({ consignee }) => consignee.identification === identification)
      // A bundle of last year tells last year's sum.
      return newest && yearOf(newest.createdAt) === yearOf(new Date().toISOString()) ? newest.consigneeYearInCents : 0
    },
    enabled: identification !== undefined,
  })

const yearOf = (instant: string): number => fiscalYearOf(businessDay(new Date(instant)))
