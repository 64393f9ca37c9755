import type { Sent } from '@app/contract/endpoint'
import * as tariffs from '@app/contract/endpoints/tariffs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type NewTariff = Sent<typeof tariffs.createTariff>['body']

export const useTariffs = ({ isNeeded = true } = {}) =>
  useQuery({
    queryKey: ['tariffs'],
    queryFn: ({ signal }) => call(tariffs.listTariffs, {}, { signal }),
    enabled: isNeeded,
    staleTime: 60_000,
  })

/** A refusal shows at its field. */
export const useCreateTariff = () =>
  useMutation({
    mutationFn: (body: NewTariff) => call(tariffs.createTariff, { body }),
    meta: { refetches: ['tariffs'], success: 'tariffs:saved', errors: 'inPlace' },
  })

/** A refusal shows at its field. */
export const useUpdateTariff = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: NewTariff }) => call(tariffs.updateTariff, { params: { id }, body }),
    meta: { refetches: ['tariffs'], success: 'tariffs:saved', errors: 'inPlace' },
  })
