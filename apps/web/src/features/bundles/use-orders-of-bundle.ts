import type { Bundle } from '@app/contract/bundles.contract'
import { getOrder } from '@app/contract/endpoints/orders'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The packages of a bundle in full: their prices, charges, bills and earnings. Under the keys of `useOrder`. */
export function useOrdersOfBundle({ orders }: Pick<Bundle, 'orders'>) {
  const results = useQueries({
    queries: orders.map(({ id }) => ({
      queryKey: ['orders', 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getOrder, { params: { id } }, { signal }),
    })),
  })
  return {
    byId: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error, data }) => error !== null && !data)?.error ?? null,
    retry: () => {
      for (const { refetch, isError } of results) if (isError) void refetch()
    },
  }
}
