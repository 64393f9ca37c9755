import type { Sent } from '@app/contract/endpoint'
import * as notifications from '@app/contract/notifications.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'

/** While the page is in sight. */
const POLL_INTERVAL_IN_MILLISECONDS = 30_000
const NOTIFICATIONS = 'notifications'

export function useUnread(): number {
  const { data = 0 } = useQuery({
    queryKey: [NOTIFICATIONS, 'unread'],
    queryFn: ({ signal }) => call(notifications.listNotifications, { query: { limit: 1 } }, { signal }),
    select: ({ unread }) => unread,
    refetchInterval: POLL_INTERVAL_IN_MILLISECONDS,
  })
  return data
}

/** The newest hundred, asked for while they are looked at. */
export const useNotifications = (isOpen: boolean) =>
  useQuery({
    queryKey: [NOTIFICATIONS, 'list'],
    queryFn: ({ signal }) => call(notifications.listNotifications, { query: { limit: 100 } }, { signal }),
    select: ({ data }) => data,
    refetchInterval: POLL_INTERVAL_IN_MILLISECONDS,
    enabled: isOpen,
  })

/** Refetched as after every change: see `useRefreshAfterChanges`. */
export const useMarkRead = () =>
  useMutation({
    mutationFn: (body: Sent<typeof notifications.markNotificationsRead>['body']) =>
      call(notifications.markNotificationsRead, { body }),
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
