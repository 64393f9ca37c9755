import * as orderActions from '@app/contract/endpoints/order-actions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** From the panel of an order; the station takes back what it scanned by itself. */
export const useUndoReceipt = () =>
  useMutation({
    mutationFn: ({ orderId, weightInGrams }: { orderId: string; weightInGrams: number }) =>
      call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId, weightInGrams, undo: true }] } }),
    meta: { refetches: ['orders', 'dashboard'], success: 'warehouse:undone' },
  })
