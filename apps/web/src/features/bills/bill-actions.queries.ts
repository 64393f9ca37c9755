import * as bills from '@app/contract/bills.contract'
import type { Sent } from '@app/contract/endpoint'
import * as orderActions from '@app/contract/order-actions.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import type { BillFilter } from './bills.queries.ts'

const MOVES = ['bills', 'orders', 'earnings', 'dashboard']

/** One bill of a list that is shown: what is open by `?open=`. */
export const useBillOf = (query: BillFilter, id: string | null) =>
  useQuery({
    queryKey: ['bills', query],
    queryFn: ({ signal }) => call(bills.listBills, { query }, { signal }),
    select: ({ data }) => {
      const found = data.find((bill) => bill.id === id)
      if (!found) throw new ApiError({ statusCode: 404, code: 'billNotFound', message: 'Bill of sale not found' })
      return found
    },
    enabled: id !== null,
  })

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
