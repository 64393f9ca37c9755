import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/endpoints/order-actions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const useExplainDelay = () =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.explainDelay>['body']) => call(orderActions.explainDelay, { body }),
    meta: { refetches: ['orders', 'manifests', 'dashboard'], success: 'orders:explainDelay.done', errors: 'inPlace' },
  })
