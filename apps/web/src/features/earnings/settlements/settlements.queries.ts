import type { Sent } from '@app/contract/endpoint'
import * as earnings from '@app/contract/endpoints/earnings'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { saveFile } from '../../../api/save-file.ts'

export type SettlementFilter = Sent<typeof earnings.listSettlements>['query']

const MOVES = ['settlements', 'earnings', 'orders', 'dashboard']

export const useSettlements = (query: SettlementFilter) =>
  useQuery({
    queryKey: ['settlements', query],
    queryFn: ({ signal }) => call(earnings.listSettlements, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useSettlement = (id: string | null) =>
  useQuery({
    queryKey: ['settlements', 'one', id],
    queryFn: ({ signal }) => call(earnings.getSettlement, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

export const useSettlementPdf = () =>
  useMutation({
    mutationFn: async (id: string) => saveFile(await call(earnings.getSettlementPdf, { params: { id } })),
    meta: { success: 'settlements:downloaded' },
  })

export const useReceiveSettlement = () =>
  useMutation({
    mutationFn: (body: Sent<typeof earnings.receiveSettlement>['body']) => call(earnings.receiveSettlement, { body }),
    meta: { refetches: MOVES, success: 'settlements:received', errors: 'inPlace' },
  })

export const useTakeBackSettlement = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(earnings.takeBackSettlement, { params: { id }, body: { reason } }),
    meta: { refetches: MOVES, success: 'settlements:takenBack', errors: 'inPlace' },
  })
