import * as orderActions from '@app/contract/endpoints/order-actions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Takes an arrival back, from the panel of an order; the station takes back its own scans. */
export const useConfirmWarehouse = () =>
  useMutation({
    mutationFn: (undone: { orderId: string; weightInGrams: number; undo: true }) =>
      call(orderActions.confirmWarehouse, { body: { arrivals: [undone] } }),
    meta: { refetches: ['orders', 'dashboard'], success: 'warehouse:undone' },
  })
