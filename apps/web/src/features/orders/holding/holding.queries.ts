import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/endpoints/order-actions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The proposal leaves them out, and takes them up again. */
const CHANGES = ['orders', 'bundles', 'dashboard'] as const

export const useHoldOrders = ({ isSaidInPlace = false } = {}) =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.holdOrders>['body']) => call(orderActions.holdOrders, { body }),
    meta: {
      refetches: [...CHANGES],
      errors: 'inPlace',
      ...(!isSaidInPlace && { success: 'orders:holding.held' as const }),
    },
  })

export const useReleaseOrders = () =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.releaseOrders>['body']) => call(orderActions.releaseOrders, { body }),
    meta: { refetches: [...CHANGES], success: 'orders:holding.released' },
  })
