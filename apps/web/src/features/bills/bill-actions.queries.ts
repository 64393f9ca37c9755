import * as bills from '@app/contract/bills.contract'
import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/order-actions.contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const MOVES = ['bills', 'orders', 'earnings', 'dashboard']

export const useConfirmPayment = () =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.confirmClientPayment>['body']) =>
      call(orderActions.confirmClientPayment, { body }),
    meta: { refetches: MOVES, success: 'administrator:bills.paymentConfirmed', errors: 'inPlace' },
  })

/** A failure shows at the field of the identification, without a toast (screens, small print). */
export const useDeliver = () =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.deliverOrders>['body']) => call(orderActions.deliverOrders, { body }),
    meta: { refetches: MOVES, success: 'administrator:bills.delivered', errors: 'inPlace' },
  })

export const useVoidBill = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => call(bills.voidBill, { params: { id }, body: { reason } }),
    meta: { refetches: MOVES, success: 'administrator:bills.voided', errors: 'inPlace' },
  })

export const useSettleEarnings = () =>
  useMutation({
    mutationFn: (body: Sent<typeof orderActions.settleEarnings>['body']) => call(orderActions.settleEarnings, { body }),
    meta: { refetches: MOVES, success: 'administrator:associatePay.settled', errors: 'inPlace' },
  })
