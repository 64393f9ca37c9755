import type { Sent } from '@app/contract/endpoint'
import { addBillProof, addPurchaseProof, listPaymentProofs, reviewPaymentProof } from '@app/contract/endpoints/payment-proofs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'

/** What a receipt pays. */
export type PaidRecord = { kind: 'bill' | 'purchase'; id: string }

type Filter = Sent<typeof listPaymentProofs>['query']

/** The client's own receipts, or those of all for the office. */
export const usePaymentProofs = (query: Filter) =>
  useQuery({
    queryKey: ['paymentProofs', query],
    queryFn: ({ signal }) => call(listPaymentProofs, { query }, { signal }),
  })

type NewProof = { body: Sent<typeof addBillProof>['body']; file: File; options: CallOptions }

const META = { refetches: ['bills', 'purchases', 'paymentProofs'], success: 'payment-proofs:sent', errors: 'inPlace' } as const

/** A refusal shows in the form. */
export const useAddBillProof = (id: string) =>
  useMutation({
    mutationFn: ({ body, file, options }: NewProof) =>
      call(addBillProof, { params: { id }, body }, { ...options, files: [{ field: 'proof', file }] }),
    meta: META,
  })

/** A refusal shows in the form. */
export const useAddPurchaseProof = (id: string) =>
  useMutation({
    mutationFn: ({ body, file, options }: NewProof) =>
      call(addPurchaseProof, { params: { id }, body }, { ...options, files: [{ field: 'proof', file }] }),
    meta: META,
  })

/** Without a reason it is accepted. What cannot be refused shows in the dialog; what cannot be accepted, as a toast. */
export const useReviewPaymentProof = (success: 'accepted' | 'refused') =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason?: string }) => {
      const body = reason === undefined ? ({ status: 'accepted' } as const) : ({ status: 'refused', reason } as const)
      return call(reviewPaymentProof, { params: { id }, body })
    },
    meta: {
      refetches: ['bills', 'paymentProofs', 'statements', 'dashboard'],
      success: `payment-proofs:${success}`,
      ...(success === 'refused' && { errors: 'inPlace' }),
    },
  })
