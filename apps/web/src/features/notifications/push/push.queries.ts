import * as push from '@app/contract/endpoints/push/push'
import type { PushChoice } from '@app/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { forgetPush } from '../../../session/kept-push.ts'
import { standingHere, subscribeHere } from './browser-push.ts'

const NAME = 'push'

/** What the server sends to this browser, and what the browser shows of it. */
export const usePush = () =>
  useQuery({
    queryKey: [NAME],
    queryFn: async ({ signal }) => {
      const own = await call(push.getPush, {}, { signal })
      return { ...own, standing: own.publicKey === null ? ('impossible' as const) : await standingHere(own.publicKey) }
    },
    // Its person may allow it, or not, in the browser's own settings.
    staleTime: 0,
  })

/** What fails shows with the setting. */
const CHANGING = { refetches: [NAME], errors: 'inPlace' } as const

type ToSubscribe = { publicKey: string; choice: PushChoice; isAllowed: Promise<NotificationPermission> }

/** @returns whether the person allowed it */
export const useSubscribeToPush = () =>
  useMutation({
    mutationFn: async ({ publicKey, choice, isAllowed }: ToSubscribe) => {
      if ((await isAllowed) !== 'granted') return false
      await call(push.subscribeToPush, { body: { ...(await subscribeHere(publicKey)), choice } })
      return true
    },
    meta: CHANGING,
  })

export const useUnsubscribeFromPush = () =>
  useMutation({
    mutationFn: async () => {
      await call(push.unsubscribeFromPush, {})
      await forgetPush().catch(() => undefined)
    },
    meta: CHANGING,
  })
