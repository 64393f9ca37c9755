import type { Sent } from '@app/contract/endpoint'
import * as incidents from '@app/contract/endpoints/incidents'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

type Body = Sent<typeof incidents.reopenOrder>['body']

export const useReopenOrder = (id: string) =>
  useMutation({
    mutationFn: (body: Body) => call(incidents.reopenOrder, { params: { id }, body }),
    meta: {
      refetches: ['orders', 'bundles', 'manifests', 'bills', 'dashboard'],
      success: 'orders:reopen.done',
      errors: 'inPlace',
    },
  })
