import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/endpoints/order-actions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const useSetObservation = (id: string) =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.setObservation>['body']) =>
      call(orderActions.setObservation, { params: { id }, body }),
    meta: { refetches: ['orders'], success: 'orders:observation.done', errors: 'inPlace' },
  })
