import type { Sent } from '@app/contract/endpoint'
import * as incidents from '@app/contract/endpoints/incidents'
import { useMutation } from '@tanstack/react-query'
import { type CallOptions, call } from '../../../api/call.ts'

type Opening = Sent<typeof incidents.openIncident>['body'] & { id: string; photos: readonly File[]; options: CallOptions }

export const useOpenIncident = () =>
  useMutation({
    mutationFn: ({ id, photos, options, ...body }: Opening) =>
      call(
        incidents.openIncident,
        { params: { id }, body },
        { ...options, files: photos.map((file, position) => ({ field: `photo-${position}`, file })) },
      ),
    meta: { refetches: ['orders', 'dashboard'], success: 'ends:openIncident.done', errors: 'inPlace' },
  })
