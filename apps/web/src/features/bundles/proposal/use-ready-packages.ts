import { listAllOrders, listAssociateOrders } from '@app/contract/endpoints/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useActor } from '../../../session/use-actor.ts'
import type { ListOf } from '../../../ui/list/use-list-state.ts'

/** The packages in Miami that are in no bundle: everybody's, or those of the associate's own clients. */
export function useReadyPackages(list: Pick<ListOf<typeof listAssociateOrders>, 'query'>) {
  const { role } = useActor()
  const query = { ...list.query, status: ['inWarehouseMIA' as const], isBundled: 'false' as const }
  return useQuery({
    queryKey: ['orders', 'ready', role, query],
    queryFn: ({ signal }) =>
      role === 'associate' ? call(listAssociateOrders, { query }, { signal }) : call(listAllOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
