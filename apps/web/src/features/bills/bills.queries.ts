import * as bills from '@app/contract/bills.contract'
import type { Sent } from '@app/contract/endpoint'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { showError } from '../../ui/toast.ts'

export type BillFilter = Sent<typeof bills.listBills>['query']

export const useBills = (query: BillFilter) =>
  useQuery({
    queryKey: ['bills', query],
    queryFn: ({ signal }) => call(bills.listBills, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateBill = () =>
  useMutation({
    mutationFn: (body: Sent<typeof bills.createBill>['body']) => call(bills.createBill, { body }),
    meta: { refetches: ['bills', 'orders'], success: 'orders:billCreated' },
  })

/** A bill's PDF is asked for by any order that is on it. */
export const useBillPdf = () =>
  useMutation({
    mutationFn: async (orderId: string) => saveFile(await call(bills.getBillPdf, { params: { id: orderId } })),
    onError: () => showError(i18next.t('orders:billDownloadFailed')),
    meta: { success: 'orders:billDownloaded', errors: 'inPlace' },
  })
