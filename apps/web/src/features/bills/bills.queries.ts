import * as bills from '@app/contract/bills.contract'
import type { Sent } from '@app/contract/endpoint'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { showError } from '../../ui/toast.ts'

export type BillFilter = Sent<typeof bills.listBills>['query']

const list = (query: BillFilter) => ({
  queryKey: ['bills', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(bills.listBills, { query }, { signal }),
})

export const useBills = (query: BillFilter) => useQuery({ ...list(query), placeholderData: keepPreviousData })

/** One bill of a list: bills are small, and the list holds them whole. */
export const useBill = (id: string | null, query: BillFilter) =>
  useQuery({
    ...list(query),
    enabled: id !== null,
    select: ({ data }): bills.Bill => {
      const found = data.find((bill) => bill.id === id)
      if (!found) throw new ApiError({ statusCode: 404, code: 'billNotFound', message: 'Bill of sale not found' })
      return found
    },
  })

/** How many bills each set of statuses holds: the counts on the tabs. */
export const useBillCounts = (sets: Record<string, readonly bills.Bill['status'][]>): Record<string, number | undefined> =>
  useQueries({
    queries: Object.values(sets).map((status) => list({ status: [...status], limit: 1 })),
    combine: (results) => Object.fromEntries(Object.keys(sets).map((name, index) => [name, results[index]?.data?.meta.total])),
  })

/** What is refused shows beside the button. */
export const useCreateBill = () =>
  useMutation({
    mutationFn: (body: Sent<typeof bills.createBill>['body']) => call(bills.createBill, { body }),
    meta: { refetches: ['bills', 'orders'], success: 'orders:billCreated', errors: 'inPlace' },
  })

/** A bill's PDF is asked for by any order that is on it. */
export const useBillPdf = () =>
  useMutation({
    mutationFn: async (orderId: string) => saveFile(await call(bills.getBillPdf, { params: { id: orderId } })),
    onError: () => showError(i18next.t('orders:billDownloadFailed')),
    meta: { success: 'orders:billDownloaded', errors: 'inPlace' },
  })
