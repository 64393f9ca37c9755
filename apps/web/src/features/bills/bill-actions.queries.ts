import type { Sent } from '@app/contract/endpoint'
import * as bills from '@app/contract/endpoints/bills'
import * as deliveries from '@app/contract/endpoints/deliveries'
import * as earnings from '@app/contract/endpoints/earnings'
import * as payments from '@app/contract/endpoints/payments'
import { useMutation } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'
import type { FileToSend } from '../../api/multipart.ts'
import { isDeclined } from '../../api/settled.ts'

const MOVES = ['bills', 'orders', 'earnings', 'dashboard']

export type PaymentToConfirm = Sent<typeof payments.confirmClientPayment>['body'] & { billId: string }

/** Bill by bill: each is one amount, and what is refused of one leaves the others paid. Tells of each as it is answered. */
export const useConfirmClientPayment = (onAnswer: (billId: string, error: Error | null) => void) =>
  useMutation({
    mutationFn: async (toConfirm: readonly PaymentToConfirm[]) => {
      let count = 0
      let declined: Error | null = null
      for (const { billId, ...body } of toConfirm) {
        // Who was asked once who they are, and did not say, is not asked for every other bill.
        const error: Error | null = declined ?? (await call(payments.confirmClientPayment, { body }).then(() => null, asError))
        if (isDeclined(error)) declined = error
        onAnswer(billId, error)
        if (error === null) count += 1
      }
      return { count }
    },
    meta: { refetches: [...MOVES, 'paymentProofs', 'payments', 'clients'], errors: 'inPlace' },
  })

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

export const useUndoPayment = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(payments.undoPayment, { params: { id }, body: { reason } }),
    meta: { refetches: [...MOVES, 'payments', 'clients', 'statements'], success: 'bills:paymentUndone', errors: 'inPlace' },
  })

type Delivery = { body: Sent<typeof deliveries.deliverOrders>['body']; evidence: FileToSend | null; options: CallOptions }

/** A failure shows at the field of the identification, without a toast (screens, small print). */
export const useDeliverOrders = () =>
  useMutation({
    mutationFn: ({ body, evidence, options }: Delivery) =>
      call(deliveries.deliverOrders, { body }, { ...options, files: evidence ? [evidence] : [] }),
    meta: { refetches: MOVES, success: 'administrator:bills.delivered', errors: 'inPlace' },
  })

export const useVoidBill = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => call(bills.voidBill, { params: { id }, body: { reason } }),
    meta: { refetches: [...MOVES, 'clients'], success: 'administrator:bills.voided', errors: 'inPlace' },
  })

export const useSettleEarnings = () =>
  useMutation({
    mutationFn: (body: Sent<typeof earnings.settleEarnings>['body']) => call(earnings.settleEarnings, { body }),
    meta: { refetches: [...MOVES, 'settlements'], success: 'administrator:associatePay.settled', errors: 'inPlace' },
  })
