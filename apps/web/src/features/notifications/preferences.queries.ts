import type { Sent } from '@app/contract/endpoint'
import * as notifications from '@app/contract/endpoints/notifications'
import type { NotificationPreferences } from '@app/contract/notifications.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type Choice, chosenIn, opposite } from './preference-choice.ts'

const KEY = ['notificationPreferences'] as const
type Body = Sent<typeof notifications.updateNotificationPreferences>['body']

export const usePreferences = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(notifications.listNotificationPreferences, {}, { signal }),
    select: ({ preferences }) => preferences,
  })

/** Shown as chosen at once; a refusal takes it back. */
export function useUpdateNotificationPreferences() {
  const client = useQueryClient()
  const show = (choices: readonly Choice[]) =>
    client.setQueryData<NotificationPreferences>(KEY, (shown) => shown && { preferences: chosenIn(shown.preferences, choices) })
  return useMutation({
    mutationFn: (preferences: Body['preferences']) =>
      call(notifications.updateNotificationPreferences, { body: { preferences } }),
    onMutate: async (choices) => {
      await client.cancelQueries({ queryKey: KEY })
      show(choices)
    },
    onError: (_error, choices) => show(opposite(choices)),
  })
}
