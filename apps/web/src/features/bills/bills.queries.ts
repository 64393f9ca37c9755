import type { Sent } from '@app/contract/endpoint'
import * as bills from '@app/contract/endpoints/bills'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { showError } from '../../ui/say/toast.ts'

export type BillFilter = Sent<typeof bills.listBills>['query']

const list = (query: BillFilter) => ({
  queryKey: ['bills', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(bills.listBills, { query }, { signal }),
})

export const useBills = (query: BillFilter) => useQuery({ ...list(query), placeholderData: keepPreviousData })

/** One bill with its payments, its receipts and what happened to it. */
export const useBill = (id: string | null) =>
  useQuery({
    queryKey: ['bills', 'one', id],
    queryFn: ({ signal }) => call(bills.getBill, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

/** How many bills each of these lists holds: the counts on the tabs. */
export const useBillCounts = (sets: Record<string, BillFilter>): Record<string, number | undefined> =>
  useQueries({
    queries: Object.values(sets).map((query) => list({ ...query, limit: 1 })),
    combine: (results) => Object.fromEntries(Object.keys(sets).map((name, index) => [name, results[index]?.data?.meta.total])),
  })

/** What is refused shows beside the button. */
export const useCreateBill = () =>
  useMutation({
    mutationFn: (body: Sent<typeof bills.createBill>['body']) => call(bills.createBill, { body }),
    meta: {
      refetches: ['accounts', 'bills', 'clients', 'orders', 'purchases'],
      success: 'orders:billCreated',
      errors: 'inPlace',
    },
  })

/** This very bill's PDF, also after it was voided. */
export const useBillPdf = () =>
  useMutation({
    mutationFn: async ({ billId }: { billId: string }) => saveFile(await call(bills.getPdfOfBill, { params: { id: billId } })),
    onError: () => showError(i18next.t('orders:billDownloadFailed')),
    meta: { success: 'orders:billDownloaded', errors: 'inPlace' },
  })
