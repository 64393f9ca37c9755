import type { Answer, Sent } from '@app/contract/endpoint'
import * as notifications from '@app/contract/endpoints/notifications'
import type { Notification } from '@app/contract/notifications.contract'
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { atOnce } from '../../api/at-once.ts'
import { call } from '../../api/call.ts'
import { markedRead, updateInList } from './updated-list.ts'

/** While the page is in sight and news do not arrive by themselves. */
const POLL_INTERVAL_IN_MILLISECONDS = 30_000
const PAGE = 50
export const NOTIFICATIONS = 'notifications'

const UNREAD = [NOTIFICATIONS, 'unread'] as const
const NEWEST = [NOTIFICATIONS, 'newest'] as const
export const LIST = [NOTIFICATIONS, 'list'] as const
type Page = Answer<typeof notifications.listNotifications>

const pollUnless = (isLive: boolean) => (isLive ? false : POLL_INTERVAL_IN_MILLISECONDS)

export function useUnread(isLive: boolean): number {
  const { data = 0 } = useQuery({
    queryKey: UNREAD,
    queryFn: async ({ client, signal }) => {
      const { unread, data } = await call(notifications.listNotifications, { query: { limit: 1 } }, { signal })
      client.setQueryData(NEWEST, data[0]?.createdAt ?? null)
      return unread
    },
    refetchInterval: pollUnless(isLive),
  })
  return data
}

/** The newest, asked for while they are looked at; older ones page by page, on demand. */
export const useNotifications = (isOpen: boolean, isLive: boolean) =>
  useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam, signal }) =>
      call(notifications.listNotifications, { query: { limit: PAGE, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }: Page) => meta.nextCursor ?? undefined,
    // What came meanwhile moves to the next page: one that is there twice is one.
    select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()],
    refetchInterval: pollUnless(isLive),
    enabled: isOpen,
  })

export const unreadOf = (client: QueryClient): number | undefined => client.getQueryData<number>(UNREAD)
/** When this person was told something last, as far as is known. */
export const newestAt = (client: QueryClient): string | null => client.getQueryData<string | null>(NEWEST) ?? null
export const setUnread = (client: QueryClient, unread: number): void => void client.setQueryData(UNREAD, unread)

/** A new one comes first in the list that was loaded; one that is not loaded yet will have it. */
export function addToList(client: QueryClient, added: Notification): void {
  client.setQueryData(LIST, (list: InfiniteData<Page> | undefined) => list && updateInList(list, added))
}

type Read = Sent<typeof notifications.markNotificationsRead>['body']

/** Read at once; refetched as after every change: see `useRefreshAfterChanges`. */
export const useMarkNotificationsRead = () =>
  useMutation({
    mutationFn: (body: Read) => call(notifications.markNotificationsRead, { body }),
    ...atOnce((read: Read) => [
      { queryKey: LIST, to: (shown) => markedRead(shown as InfiniteData<Page>, read, new Date().toISOString()) },
      { queryKey: UNREAD, to: (shown) => ('ids' in read ? Math.max(0, Number(shown) - read.ids.length) : 0) },
    ]),
  })

/** Whatever somebody changes may leave them more, or less, to read. */
export function useRefreshAfterChanges(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        const isDone = event.type === 'updated' && event.action.type === 'success'
        if (isDone) void client.invalidateQueries({ queryKey: [NOTIFICATIONS] })
      }),
    [client],
  )
}
