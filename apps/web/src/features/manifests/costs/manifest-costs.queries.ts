import type { Sent } from '@app/contract/endpoint'
import { setManifestCosts } from '@app/contract/endpoints/manifest-costs/manifest-costs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export function useSetManifestCosts(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof setManifestCosts>['body']) => {
      const saved = await call(setManifestCosts, { params: { id }, body })
      client.setQueryData(['manifests', 'one', id], saved)
    },
    // One save of a manifest follows the other.
    scope: { id: `manifest-${id}` },
    meta: { refetches: ['reports'], success: 'administrator:manifests.costs.saved', errors: 'inPlace' },
  })
}
