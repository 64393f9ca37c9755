import type { Sent } from '@app/contract/endpoint'
import { getBill } from '@app/contract/endpoints/bills'
import { getOrder } from '@app/contract/endpoints/orders'
import * as payments from '@app/contract/endpoints/payments'
import { search } from '@app/contract/endpoints/search'
import type { Found } from '@app/contract/search.contract'
import { SHORTEST_SEARCH } from '@app/domain'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { GivenPayment } from '../accounts/payment/take-payment-form.tsx'

export type PaymentFilter = Sent<typeof payments.listPayments>['query']

export const useAllPayments = (query: PaymentFilter) =>
  useQuery({
    queryKey: ['payments', query],
    queryFn: ({ signal }) => call(payments.listPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const usePayment = (id: string | null) =>
  useQuery({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => call(payments.getPayment, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

/** Who pays: clients, or what is theirs and has a number. */
const PAYS: readonly Found['kind'][] = ['client', 'bill', 'order']

export const useFoundPayers = (q: string) =>
  useQuery({
    queryKey: ['search', 'payers', q],
    queryFn: async ({ signal }) => {
      const found = await call(search, { query: { q } }, { signal })
      return PAYS.flatMap((kind) => found.filter((one) => one.kind === kind))
    },
    enabled: q.length >= SHORTEST_SEARCH,
  })

export type Payer = { client: { id: string; name: string }; given: GivenPayment }

/** The client of what was found; the bill that was named is paid first. Nobody for a package without owner. */
export const usePayerOf = () =>
  useMutation({
    mutationFn: async ({ kind, id, title }: Found): Promise<Payer | null> => {
      if (kind === 'client') return { client: { id, name: title }, given: {} }
      if (kind === 'bill') return payerOfBill(id)
      const { client, bill } = await call(getOrder, { params: { id } })
      if (bill) return payerOfBill(bill.id)
      return client && { client, given: {} }
    },
    meta: { refetches: [], errors: 'inPlace' },
  })

async function payerOfBill(id: string): Promise<Payer> {
  const { client, dueInCents, status } = await call(getBill, { params: { id } })
  const isOpen = status === 'pendingPayment' && dueInCents > 0
  return { client, given: isOpen ? { amountInCents: dueInCents, forIds: [id] } : {} }
}
