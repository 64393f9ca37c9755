import * as bills from '@app/contract/endpoints/bills'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const useChangeInvoiceOwner = () =>
  useMutation({
    mutationFn: ({ id, authorizedNameId }: { id: string; authorizedNameId: string | null }) =>
      call(bills.changeInvoiceOwner, { params: { id }, body: { authorizedNameId } }),
    meta: { refetches: ['bills'], success: 'bills:invoiceOwner.changed', errors: 'inPlace' },
  })
