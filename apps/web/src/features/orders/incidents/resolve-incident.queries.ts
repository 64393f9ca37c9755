import type { Sent } from '@app/contract/endpoint'
import * as incidents from '@app/contract/endpoints/incidents'
import { useMutation } from '@tanstack/react-query'
import { type CallOptions, call } from '../../../api/call.ts'

type Body = Sent<typeof incidents.resolveIncident>['body']
type Resolving = Body & { id: string; papers: readonly File[]; options: CallOptions }

export const useResolveIncident = () =>
  useMutation({
    mutationFn: ({ id, papers, options, ...body }: Resolving) =>
      call(
        incidents.resolveIncident,
        { params: { id }, body },
        { ...options, files: papers.map((file, position) => ({ field: `paper-${position}`, file })) },
      ),
    meta: {
      refetches: ['orders', 'bundles', 'manifests', 'bills', 'dashboard'],
      success: 'orders:resolveIncident.done',
      errors: 'inPlace',
    },
  })
