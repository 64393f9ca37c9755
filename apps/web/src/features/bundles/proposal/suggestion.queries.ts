import { suggestBundles } from '@app/contract/endpoints/bundle-suggestion'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

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
