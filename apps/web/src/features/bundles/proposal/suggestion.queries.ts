import { suggestBundles } from '@app/contract/endpoints/bundle-suggestion'
import { createBundle } from '@app/contract/endpoints/bundles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { DraftBundle } from './proposal.ts'

/** Asked for once: what is arranged by hand is not computed anew behind the person's back. */
export const useSuggestion = () =>
  useQuery({
    queryKey: ['bundleSuggestion'],
    queryFn: ({ signal }) => call(suggestBundles, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What became of a proposed bundle. */
export type Outcome =
  | { is: 'made'; number: number; id: string; code: string; packages: number; name: string }
  | { is: 'refused'; number: number; error: unknown }

type Making = { bundles: readonly DraftBundle[]; onOutcome: (outcome: Outcome) => void; signal: AbortSignal }

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** One after the other, each by itself: what is refused holds up none of the others. Without a connection it ends. */
export const useMakeBundles = () =>
  useMutation({
    mutationFn: async ({ bundles, onOutcome, signal }: Making) => {
      const made: string[] = []
      for (const { number, orders, consignee } of bundles) {
        if (signal.aborted) return made
        try {
          const { id, code } = await call(createBundle, { body: { orderIds: orders.map((order) => order.id) } })
          made.push(id)
          onOutcome({ is: 'made', number, id, code, packages: orders.length, name: consignee.name })
        } catch (error) {
          onOutcome({ is: 'refused', number, error })
          if (isUnreachable(error)) return made
        }
      }
      return made
    },
    meta: { refetches: ['bundles', 'orders', 'quota', 'dashboard'], errors: 'inPlace' },
  })
