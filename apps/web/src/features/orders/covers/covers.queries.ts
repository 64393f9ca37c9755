import { useQuery } from '@tanstack/react-query'
import { coverTogether } from './cover-together.ts'

/** A package's picture by its version: one that changed is asked for anew. */
export const useOrderCover = (order: { id: string; version?: number } | null) =>
  useQuery({
    queryKey: ['covers', order?.id, order?.version],
    queryFn: () => coverTogether(order?.id ?? ''),
    enabled: order !== null,
    staleTime: 5 * 60_000,
  })
