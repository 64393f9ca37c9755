import type { Sent } from '@app/contract/endpoint'
import * as incidents from '@app/contract/endpoints/incidents'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

type Body = Sent<typeof incidents.resolveIncident>['body']

export const useResolveIncident = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Body & { id: string }) => call(incidents.resolveIncident, { params: { id }, body }),
    meta: {
      refetches: ['orders', 'bundles', 'manifests', 'bills', 'dashboard'],
      success: 'orders:resolveIncident.done',
      errors: 'inPlace',
    },
  })
