import { getOrderWays } from '@app/contract/endpoints/prices'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** What can be done with an order over its limit, in category C by this item class. */
export const useOrderWays = (id: string, tariffId: string | null) =>
  useQuery({
    queryKey: ['orders', 'ways', id, tariffId],
    queryFn: ({ signal }) => call(getOrderWays, { params: { id }, query: tariffId ? { tariffId } : {} }, { signal }),
  })
