import type { Sent } from '@app/contract/endpoint'
import * as charges from '@app/contract/endpoints/charges'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type NewCharge = Sent<typeof charges.addCharge>['body']

export const useCharges = () =>
  useQuery({ queryKey: ['charges'], queryFn: ({ signal }) => call(charges.listCharges, {}, { signal }) })

/** Adds one, or changes the one that is named; what is refused shows at its field. */
export const useSaveCharge = (id: string | null) =>
  useMutation({
    mutationFn: (body: NewCharge) =>
      id === null ? call(charges.addCharge, { body }) : call(charges.updateCharge, { params: { id }, body }),
    meta: { refetches: ['charges'], success: 'parameters:charges.saved', errors: 'inPlace' },
  })

/** Says that it worked by itself, with a way back; a refusal stands at its row. */
export const useRemoveCharge = () =>
  useMutation({
    mutationFn: (id: string) => call(charges.removeCharge, { params: { id } }),
    meta: { refetches: ['charges'], errors: 'inPlace' },
  })
