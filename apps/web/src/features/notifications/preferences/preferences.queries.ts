import type { Sent } from '@app/contract/endpoint'
import * as notifications from '@app/contract/endpoints/notifications'
import type { NotificationPreferences } from '@app/contract/notifications.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { atOnce } from '../../../api/at-once.ts'
import { call } from '../../../api/call.ts'
import { type Choice, chosenIn } from './preference-choice.ts'

const KEY = ['notificationPreferences'] as const
type Body = Sent<typeof notifications.updateNotificationPreferences>['body']

export const usePreferences = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(notifications.listNotificationPreferences, {}, { signal }),
    select: ({ preferences }) => preferences,
  })

/** Shown as chosen at once; a refusal takes it back. */
export const useUpdateNotificationPreferences = () =>
  useMutation({
    mutationFn: (preferences: Body['preferences']) =>
      call(notifications.updateNotificationPreferences, { body: { preferences } }),
    ...atOnce((choices: Body['preferences']) => [{ queryKey: KEY, to: (shown) => withChoices(shown, choices) }]),
  })

const withChoices = (shown: unknown, choices: readonly Choice[]): unknown =>
  ({ preferences: chosenIn((shown as NotificationPreferences).preferences, choices) }) satisfies NotificationPreferences
