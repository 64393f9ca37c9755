import type { Sent } from '@app/contract/endpoint'
import { addBillProof, addPurchaseProof, listPaymentProofs } from '@app/contract/endpoints/payment-proofs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'

/** What a receipt pays. */
export type PaidRecord = { kind: 'bill' | 'purchase'; id: string }

type Filter = Sent<typeof listPaymentProofs>['query']

/** The client's own receipts. */
export const usePaymentProofs = (query: Filter) =>
  useQuery({
    queryKey: ['paymentProofs', query],
    queryFn: ({ signal }) => call(listPaymentProofs, { query }, { signal }),
  })

type NewProof = { body: Sent<typeof addBillProof>['body']; file: File; options: CallOptions }

/** What is refused shows in the form. */
export const useSendPaymentProof = ({ kind, id }: PaidRecord) =>
  useMutation({
    mutationFn: ({ body, file, options }: NewProof) => {
      const endpoint = kind === 'bill' ? addBillProof : addPurchaseProof
      return call(endpoint, { params: { id }, body }, { ...options, files: [{ field: 'proof', file }] })
    },
    meta: { refetches: ['bills', 'purchases', 'paymentProofs'], success: 'payment-proofs:sent', errors: 'inPlace' },
  })
