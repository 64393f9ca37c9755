import type { Dropshipping } from '@app/contract/dropshipping.contract'
import type { Sent } from '@app/contract/endpoint'
import * as dropshipping from '@app/contract/endpoints/dropshipping'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { showSuccess } from '../../ui/say/toast.ts'

type Filter = Sent<typeof dropshipping.listDropshipping>['query']
type Status = Dropshipping['status']
export type Wish = Sent<typeof dropshipping.createDropshipping>['body']
type Act = Sent<typeof dropshipping.updateDropshipping>['body']

const list = (query: Filter) => ({
  queryKey: ['dropshipping', 'list', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(dropshipping.listDropshipping, { query }, { signal }),
})

export const useDropshippings = (query: Filter) => useQuery({ ...list(query), placeholderData: keepPreviousData })

/** A client's requests whose quote waits for an answer. */
export const useWaitingQuotes = () => useQuery(list({ status: ['quoted'] }))

/** How many requests each status holds: the counts on the tabs. */
export const useDropshippingCounts = <Name extends Status>(
  statuses: readonly Name[],
): Partial<Record<Name, number | undefined>> =>
  useQueries({
    queries: statuses.map((status) => list({ status: [status], limit: 1 })),
    combine: (results) =>
      Object.fromEntries(statuses.map((status, index) => [status, results[index]?.data?.meta.total])) as Partial<
        Record<Name, number | undefined>
      >,
  })

/** One request with its timeline. */
export const useDropshipping = (id: string | null) =>
  useQuery({
    queryKey: ['dropshipping', 'one', id],
    queryFn: ({ signal }) => call(dropshipping.getDropshipping, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })

/** What is refused shows in the form. */
export const useCreateDropshipping = () =>
  useMutation({
    mutationFn: (body: Wish) => call(dropshipping.createDropshipping, { body }),
    meta: { refetches: ['dropshipping'], success: 'dropshipping:done.create', errors: 'inPlace' },
  })

/** One act with one request; what is refused shows in its dialog. A purchase makes an order. */
export const useUpdateDropshipping = (id: string, action: Act['action']) =>
  useMutation({
    mutationFn: (body: Act) => call(dropshipping.updateDropshipping, { params: { id }, body }),
    // A refusal says that it is not what the screen shows any more.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['dropshipping'] }),
    meta: { refetches: ['dropshipping', 'orders'], success: `dropshipping:done.${action}`, errors: 'inPlace' },
  })

/** Each by itself, as the server takes them: those that were refused stay as they are, and are counted. */
export const useMarkSeveralInDelivery = () =>
  useMutation({
    mutationFn: async (ids: readonly string[]) => {
      let marked = 0
      let refusal: unknown = null
      for (const id of ids) {
        try {
          await call(dropshipping.updateDropshipping, { params: { id }, body: { action: 'markInDelivery' } })
          marked += 1
        } catch (error) {
          refusal = error
        }
      }
      if (marked > 0) showSuccess(i18next.t('dropshipping:marked', { count: marked }))
      if (refusal) showRefusal(refusal)
    },
    meta: { refetches: ['dropshipping'] },
  })
