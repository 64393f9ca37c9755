import type { Sent } from '@app/contract/endpoint'
import * as charges from '@app/contract/endpoints/charges'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type NewCharge = Sent<typeof charges.addCharge>['body']

export const useCharges = () =>
  useQuery({ queryKey: ['charges'], queryFn: ({ signal }) => call(charges.listCharges, {}, { signal }) })

/** A refusal shows at its field. */
export const useAddCharge = () =>
  useMutation({
    mutationFn: (body: NewCharge) => call(charges.addCharge, { body }),
    meta: { refetches: ['charges'], success: 'parameters:charges.saved', errors: 'inPlace' },
  })

/** A refusal shows at its field. */
export const useUpdateCharge = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: NewCharge }) => call(charges.updateCharge, { params: { id }, body }),
    meta: { refetches: ['charges'], success: 'parameters:charges.saved', errors: 'inPlace' },
  })

/** Says that it worked by itself, with a way back; a refusal stands at its row. */
export const useRemoveCharge = () =>
  useMutation({
    mutationFn: (id: string) => call(charges.removeCharge, { params: { id } }),
    meta: { refetches: ['charges'], errors: 'inPlace' },
  })
