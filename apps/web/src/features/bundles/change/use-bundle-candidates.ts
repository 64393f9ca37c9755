import type { Bundle } from '@app/contract/bundles.contract'
import { listAllOrders, listAssociateOrders } from '@app/contract/endpoints/orders'
import type { List } from '@app/contract/fields/list'
import type { Order } from '@app/contract/orders.contract'
import type { Role } from '@app/domain'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useActor } from '../../../session/use-actor.ts'

/** What a bundle holds, and what of the same clients may join it: of its consignee, its category and its kind, in Miami and in no other. */
export function useBundleCandidates(bundle: Bundle) {
  const { role } = useActor()
  const clientIds = [...new Set(bundle.orders.flatMap(({ client }) => client?.id ?? []))]
  const results = useQueries({
    queries: clientIds.map((clientId) => ({
      queryKey: ['orders', 'inMiami', role, clientId],
      queryFn: ({ signal }: { signal: AbortSignal }) => inMiami(role, clientId, signal),
    })),
  })
  const orders = results.flatMap(({ data }) => data?.data ?? []).filter((order) => mayJoin(order, bundle))
  return {
    orders: orders.toSorted((one, other) => Number(other.bundle !== null) - Number(one.bundle !== null)),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { refetch } of results) void refetch()
    },
  }
}

function inMiami(role: Role, clientId: string, signal: AbortSignal): Promise<List<Order>> {
  const query = { clientId, status: ['inWarehouseMIA' as const], mode: 'asc' as const }
  return role === 'associate' ? call(listAssociateOrders, { query }, { signal }) : call(listAllOrders, { query }, { signal })
}

const mayJoin = ({ bundle, consignee, category, isSpecial }: Order, to: Bundle): boolean =>
  bundle
    ? bundle.id === to.id
    : consignee?.identification === to.consignee.identification && category === to.category && isSpecial === to.isSpecial
