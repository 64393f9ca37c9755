import type { Endpoint, Sent } from '@app/contract/endpoint'
import type * as paymentProofs from '@app/contract/payment-proofs.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'

// The form brings the schema along; a page that only counts receipts does without.
const named = <E extends Endpoint>(endpoint: Pick<E, 'method' | 'path'> & { multipart?: true }) => endpoint as E
const listPaymentProofs = named<typeof paymentProofs.listPaymentProofs>({ method: 'GET', path: '/payment-proof' })
const addBillProof = named<typeof paymentProofs.addBillProof>({
  method: 'POST',
  path: '/sale-order/{id}/payment-proof',
  multipart: true,
})
const addPurchaseProof = named<typeof paymentProofs.addPurchaseProof>({
  method: 'POST',
  path: '/assisted-purchase/{id}/payment-proof',
  multipart: true,
})

/** What a receipt pays. */
export type PaidRecord = { kind: 'bill' | 'purchase'; id: string }

type Filter = Sent<typeof paymentProofs.listPaymentProofs>['query']

/** The client's own receipts. */
export const usePaymentProofs = (query: Filter) =>
  useQuery({
    queryKey: ['paymentProofs', query],
    queryFn: ({ signal }) => call(listPaymentProofs, { query }, { signal }),
  })

type NewProof = { body: Sent<typeof paymentProofs.addBillProof>['body']; file: File; options: CallOptions }

/** What is refused shows in the form. */
export const useSendPaymentProof = ({ kind, id }: PaidRecord) =>
  useMutation({
    mutationFn: ({ body, file, options }: NewProof) => {
      const endpoint = kind === 'bill' ? addBillProof : addPurchaseProof
      return call(endpoint, { params: { id }, body }, { ...options, files: [{ field: 'proof', file }] })
    },
    meta: { refetches: ['bills', 'purchases', 'paymentProofs'], success: 'payment-proofs:sent', errors: 'inPlace' },
  })
