import type { Sent } from '@app/contract/endpoint'
import { listCharges } from '@app/contract/endpoints/charges'
import { setExtraCharges } from '@app/contract/endpoints/order-actions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** What the catalogue offers now, by name. */
export const useOfferedCharges = () =>
  useQuery({ queryKey: ['charges'], queryFn: ({ signal }) => call(listCharges, {}, { signal }) })

/** What is refused shows in the dialog. */
export const useSetExtraCharges = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Sent<typeof setExtraCharges>['body'] }) =>
      call(setExtraCharges, { params: { id }, body }),
    meta: { refetches: ['orders', 'bundles', 'bills'], success: 'bundles:charges.saved', errors: 'inPlace' },
  })
