import type { Sent } from '@app/contract/endpoint'
import {
  getPaymentReminders,
  listReceivables,
  removePaymentPromise,
  setPaymentPromise,
  setPaymentReminders,
} from '@app/contract/endpoints/receivables/receivables'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type ReceivableFilter = Sent<typeof listReceivables>['query']

const list = (query: ReceivableFilter) => ({
  // Beside the statements: whatever moves money refetches both.
  queryKey: ['accounts', 'receivables', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listReceivables, { query }, { signal }),
})

export const useReceivables = (query: ReceivableFilter) => useQuery({ ...list(query), placeholderData: keepPreviousData })

/** What one client owes; nothing once all is paid. */
export const useReceivable = (clientId: string | null) =>
  useQuery({
    ...list({ clientId: clientId ? [clientId] : [] }),
    enabled: clientId !== null,
    select: ({ data }) => ({ clientId, owed: data[0] ?? null }),
  })

type Promised = { clientId: string; body: Sent<typeof setPaymentPromise>['body'] }

export const useSetPaymentPromise = () =>
  useMutation({
    mutationFn: ({ clientId, body }: Promised) => call(setPaymentPromise, { params: { id: clientId }, body }),
    meta: { refetches: ['accounts'], success: 'accounts:receivables.promise.saved', errors: 'inPlace' },
  })

export const useRemovePaymentPromise = () =>
  useMutation({
    mutationFn: (clientId: string) => call(removePaymentPromise, { params: { id: clientId } }),
    meta: { refetches: ['accounts'], success: 'accounts:receivables.promise.removed' },
  })

export const usePaymentReminders = (clientId: string) =>
  useQuery({
    queryKey: ['accounts', 'receivables', 'reminders', clientId],
    queryFn: ({ signal }) => call(getPaymentReminders, { params: { id: clientId } }, { signal }),
  })

type Turned = { clientId: string; isOn: boolean }

export const useSetPaymentReminders = () =>
  useMutation({
    mutationFn: ({ clientId, isOn }: Turned) => call(setPaymentReminders, { params: { id: clientId }, body: { isOn } }),
    meta: { refetches: ['accounts'], success: 'accounts:receivables.reminders.saved' },
  })
