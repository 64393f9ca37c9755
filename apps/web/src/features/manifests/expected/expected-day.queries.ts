import * as manifests from '@app/contract/endpoints/manifests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export function useSetExpectedDate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (expectedDate: string | null) => {
      const saved = await call(manifests.setExpectedDate, { params: { id }, body: { expectedDate } })
      client.setQueryData(['manifests', 'one', id], saved)
      return saved
    },
    // One save of a manifest follows the other.
    scope: { id: `manifest-${id}` },
    meta: { refetches: ['orders', 'dashboard'], errors: 'inPlace' },
  })
}
