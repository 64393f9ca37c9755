import type { Sent } from '@app/contract/endpoint'
import * as accounts from '@app/contract/endpoints/accounts'
import { listBills } from '@app/contract/endpoints/bills'
import { createPayment } from '@app/contract/endpoints/payments'
import { listAssistedPurchases, listPurchases } from '@app/contract/endpoints/purchases'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type CallOptions, call } from '../../api/call.ts'
import type { FileToSend } from '../../api/multipart.ts'
import { saveFile } from '../../api/save-file.ts'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { useExport } from '../../ui/list-tools/use-export.ts'
import { toPayOf } from './payment/to-pay.ts'

/** Whatever money of a client moves. */
const MOVED = [
  'accounts',
  'approvals',
  'bills',
  'clients',
  'dashboard',
  'orders',
  'payments',
  'paymentProofs',
  'purchases',
  'refunds',
  'statements',
]

const OLDEST = { orderBy: 'createdAt', mode: 'asc', limit: 100 } as const

/** What a client can still pay: bills that wait, and purchases before their order is billed; the oldest first. */
export function useToPay(clientId: string) {
  const { role } = useActor()
  return useQuery({
    queryKey: ['accounts', 'toPay', role, clientId],
    queryFn: async ({ signal }) => {
      const query = role === 'client' ? OLDEST : { ...OLDEST, clientId }
      const [bills, purchases] = await Promise.all([
        call(listBills, { query: { ...query, status: ['pendingPayment'] } }, { signal }),
        call(role === 'client' ? listAssistedPurchases : listPurchases, { query }, { signal }),
      ])
      return toPayOf(bills.data, purchases.data)
    },
  })
}

type NewPayment = { body: Sent<typeof createPayment>['body']; files: readonly FileToSend[]; options: CallOptions }

/** What is refused is said in the dialog: most of all that it looks like another payment. */
export const useCreatePayment = () =>
  useMutation({
    mutationFn: ({ body, files, options }: NewPayment) => call(createPayment, { body }, { ...options, files }),
    meta: { refetches: MOVED, success: 'accounts:payment.recorded', errors: 'inPlace' },
  })

export type Statement = { clientId?: string; from?: string; to?: string; page?: number }

/** A client's own, or that of the client whom staff name. */
export const useAccount = (query: Statement = {}, isWanted = true) =>
  useQuery({
    queryKey: ['accounts', 'statement', query],
    queryFn: ({ signal }) => call(accounts.getAccount, { query }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
export type Account = NonNullable<ReturnType<typeof useAccount>['data']>

/** All of it, as a document. */
export const useAccountPdf = () =>
  useMutation({
    mutationFn: async (query: Omit<Statement, 'page'>) => saveFile(await call(accounts.getAccountPdf, { query })),
    meta: { success: 'accounts:statement.saved' },
  })

/** All of it, as a workbook or as CSV. */
export const useAccountExport = (query: Omit<Statement, 'page'>) => useExport({ file: accounts.exportAccount, query })

export const useMoveCredit = () =>
  useMutation({
    mutationFn: (body: Sent<typeof accounts.moveCredit>['body']) => call(accounts.moveCredit, { body }),
    meta: { refetches: MOVED, success: 'accounts:credit.moved', errors: 'inPlace' },
  })

export const useWriteOffDebt = () =>
  useMutation({
    mutationFn: (body: Sent<typeof accounts.writeOffDebt>['body']) => call(accounts.writeOffDebt, { body }),
    meta: { refetches: MOVED, success: 'accounts:writeOff.done', errors: 'inPlace' },
  })

export const useSetOpeningBalance = () =>
  useMutation({
    mutationFn: (body: Sent<typeof accounts.setOpeningBalance>['body']) => call(accounts.setOpeningBalance, { body }),
    meta: { refetches: MOVED, success: 'accounts:opening.done', errors: 'inPlace' },
  })

export type RefundFilter = Sent<typeof accounts.listRefunds>['query']

export function useRefunds(query: RefundFilter, isWanted = true) {
  const may = useMay()
  return useQuery({
    queryKey: ['refunds', query],
    queryFn: ({ signal }) => call(accounts.listRefunds, { query }, { signal }),
    enabled: isWanted && may(accounts.listRefunds),
    placeholderData: keepPreviousData,
  })
}

export const useRequestRefund = () =>
  useMutation({
    mutationFn: (body: Sent<typeof accounts.requestRefund>['body']) => call(accounts.requestRefund, { body }),
    meta: { refetches: MOVED, success: 'accounts:refund.requested', errors: 'inPlace' },
  })

type Answered = {
  id: string
  body: Sent<typeof accounts.answerRefund>['body']
  files?: readonly FileToSend[]
  options?: CallOptions
}

export const useAnswerRefund = (success: 'paid' | 'refused') =>
  useMutation({
    mutationFn: ({ id, body, files = [], options = {} }: Answered) =>
      call(accounts.answerRefund, { params: { id }, body }, { ...options, files }),
    meta: { refetches: MOVED, success: `accounts:refund.${success}`, errors: 'inPlace' },
  })

export const useReturnRefund = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(accounts.returnRefund, { params: { id }, body: { reason } }),
    meta: { refetches: MOVED, success: 'accounts:refund.returned', errors: 'inPlace' },
  })

/** How many wait to be paid: the count on the tab. */
export const useRefundsToPay = () => useRefunds({ status: ['requested'], limit: 1 }).data?.meta.total

export const useRefund = (id: string | null) =>
  useQuery({
    queryKey: ['refunds', 'one', id],
    queryFn: ({ signal }) => call(accounts.getRefund, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
