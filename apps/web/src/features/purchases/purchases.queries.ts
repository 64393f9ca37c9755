import type { Sent } from '@app/contract/endpoint'
import * as actions from '@app/contract/endpoints/purchase-actions'
import * as purchases from '@app/contract/endpoints/purchases'
import type { NewPurchase, Purchase } from '@app/contract/purchases.contract'
import type { PurchaseStatus } from '@app/domain'
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { atOnce, changedRows } from '../../api/at-once.ts'
import { type CallOptions, call } from '../../api/call.ts'

export type StaffFilter = Sent<typeof purchases.listPurchases>['query']
type OwnFilter = Sent<typeof purchases.listAssistedPurchases>['query']

export const useMyPurchases = (query: OwnFilter) =>
  useQuery({
    queryKey: ['purchases', 'own', query],
    queryFn: ({ signal }) => call(purchases.listAssistedPurchases, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const usePurchasesToHandle = (query: StaffFilter) =>
  useQuery({
    queryKey: ['purchases', 'toHandle', query],
    queryFn: ({ signal }) => call(purchases.listPurchases, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One purchase with its invoice, proposals, files and timeline. */
export const usePurchase = (id: string | null) =>
  useQuery({
    queryKey: ['purchases', 'one', id],
    queryFn: ({ signal }) => call(purchases.getPurchase, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

const LISTS = { own: purchases.listAssistedPurchases, toHandle: purchases.listPurchases } as const
type StatusSets = Readonly<Record<string, readonly PurchaseStatus[]>>

/** How many purchases each set of statuses holds: the counts on the tabs. */
export const usePurchaseCounts = (list: keyof typeof LISTS, sets: StatusSets): Record<string, number | undefined> =>
  useQueries({
    queries: Object.values(sets).map((status) => ({
      queryKey: ['purchases', 'count', list, status],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(LISTS[list], { query: { status: [...status], limit: 1 } }, { signal }),
    })),
    combine: (results) => Object.fromEntries(Object.keys(sets).map((name, index) => [name, results[index]?.data?.meta.total])),
  })

/** After a refusal somebody may have acted meanwhile: the record is read again. */
function useReread() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['purchases'] })
}

/** What is refused shows in the form. */
export const useCreatePurchase = () =>
  useMutation({
    mutationFn: (body: NewPurchase) => call(purchases.createPurchase, { body }),
    meta: { refetches: ['purchases'], success: 'purchases:created', errors: 'inPlace' },
  })

type Answer = Sent<typeof actions.answerPurchase>['body']
const ANSWERED = {
  accept: 'purchases:accepted',
  reject: 'purchases:rejected',
  change: 'purchases:changed',
  choose: 'purchases:chosen',
} as const

/** The owner's answer to a proposal, or another request in its place; what is refused shows in place. */
export function useAnswerPurchase(id: string, action: Answer['action']) {
  const reread = useReread()
  // Money is never shown before the server agreed; whether fewer items will do is.
  const chosen = atOnce((body: Answer) =>
    body.action === 'choose' ? [changedRows<Purchase>('purchases', [id], () => ({ allowPartial: body.allowPartial }))] : [],
  )
  return useMutation({
    mutationFn: (body: Answer) => call(actions.answerPurchase, { params: { id }, body }),
    ...chosen,
    onError: (error, body, shown) => {
      chosen.onError(error, body, shown)
      reread()
    },
    meta: { refetches: ['purchases'], success: ANSWERED[action], errors: 'inPlace' },
  })
}

export function useRemovePurchase(id: string) {
  const reread = useReread()
  return useMutation({
    mutationFn: () => call(actions.removePurchase, { params: { id } }),
    onError: reread,
    meta: { refetches: ['purchases'], success: 'purchases:removed', errors: 'inPlace' },
  })
}

type Invoice = { body: Sent<typeof actions.addPurchaseInvoice>['body']; file: File; options: CallOptions }

export const useAddPurchaseInvoice = (id: string) =>
  useMutation({
    mutationFn: ({ body, file, options }: Invoice) =>
      call(actions.addPurchaseInvoice, { params: { id }, body }, { ...options, files: [{ field: 'invoice', file }] }),
    meta: { refetches: ['purchases'], success: 'purchases:invoiceAdded', errors: 'inPlace' },
  })

/** `temporalPrice`: what the client was asked to accept changed. */
export function useUpdatePurchase(id: string, what: 'data' | 'temporalPrice') {
  const reread = useReread()
  return useMutation({
    mutationFn: (body: Extract<Sent<typeof actions.updatePurchase>['body'], { action: 'update' }>) =>
      call(actions.updatePurchase, { params: { id }, body }),
    onError: reread,
    meta: {
      refetches: ['purchases', 'parameters'],
      success: what === 'data' ? 'purchases:updated' : 'purchases:temporalPriceUpdated',
      errors: 'inPlace',
    },
  })
}

export function useRejectPurchase(id: string) {
  const reread = useReread()
  return useMutation({
    mutationFn: (reason: string) => call(actions.updatePurchase, { params: { id }, body: { action: 'remove', reason } }),
    onError: reread,
    meta: { refetches: ['purchases'], success: 'purchases:removed', errors: 'inPlace' },
  })
}

type Cancelled = Omit<Extract<Sent<typeof actions.updatePurchase>['body'], { action: 'cancel' }>, 'action'>

export function useCancelPurchase(id: string) {
  const reread = useReread()
  return useMutation({
    mutationFn: (body: Cancelled) => call(actions.updatePurchase, { params: { id }, body: { action: 'cancel', ...body } }),
    onError: reread,
    meta: { refetches: ['purchases', 'orders', 'bills'], success: 'purchases:cancelled', errors: 'inPlace' },
  })
}

export function useRemoveInvoiceLine(id: string) {
  const reread = useReread()
  return useMutation({
    mutationFn: (itemId: string) => call(actions.removeInvoiceLine, { params: { id, itemId } }),
    onError: reread,
    meta: { refetches: ['purchases'], success: 'purchases:removed', errors: 'inPlace' },
  })
}

export function useReviewPurchase(id: string) {
  const reread = useReread()
  return useMutation({
    mutationFn: (body: Sent<typeof actions.reviewPurchase>['body']) => call(actions.reviewPurchase, { params: { id }, body }),
    onError: reread,
    meta: { refetches: ['purchases'], success: 'purchases:reviewSent', errors: 'inPlace' },
  })
}

export function useApprovePurchase(id: string) {
  const reread = useReread()
  return useMutation({
    mutationFn: (body: Sent<typeof actions.approvePurchase>['body']) => call(actions.approvePurchase, { params: { id }, body }),
    onError: reread,
    meta: { refetches: ['purchases', 'orders'], success: 'purchases:approved', errors: 'inPlace' },
  })
}
