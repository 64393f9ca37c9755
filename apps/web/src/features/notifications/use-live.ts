import type { Change } from '@app/contract/notifications.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { refetch } from '../../api/refetch.ts'
import { startSession } from '../../session/session.ts'
import { useMe } from '../../session/use-session.ts'
import { markChanged } from '../../ui/list/changed-rows.ts'
import type { LiveEvent } from './live-connection.ts'
import { hearNews } from './live-tabs.ts'
import { addToList, LIST, NOTIFICATIONS, newestAt, setUnread, unreadOf } from './notifications.queries.ts'
import { ALL_SHOWN, showing, shownIn } from './shown-in.ts'

/** The screen that was asked for comes first. */
const HEAD_START_IN_MILLISECONDS = 2_000
/** A manifest that is shipped tells of many packages at once. */
const GATHER_IN_MILLISECONDS = 300
/** While others work without a pause, screens ask again this often. */
const NEXT_AFTER_IN_MILLISECONDS = 1_500

let isLive = false
const listeners = new Set<() => void>()

function become(next: boolean): void {
  isLive = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether news arrive by themselves; else somebody has to ask for them. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isLive)

/** Connects the signed-in person. News updates the bell, its list, and the lists of the record. */
export function useLive(): void {
  const client = useQueryClient()
  const { id } = useMe()
  useEffect(() => {
    const leaving = new AbortController()
    let wasLive = false
    const { tell, lookBack } = teller(client, id, leaving.signal)
    const timer = setTimeout(() => {
      const onLive = (next: boolean, isOwn: boolean) => {
        // Between the last look and the first event something may have come; the number of unread ones an own connection says itself.
        const known = unreadOf(client)
        const asked = next ? client.invalidateQueries({ queryKey: isOwn ? LIST : [NOTIFICATIONS] }) : undefined
        if (!isOwn) void asked?.then(() => lookBack(known))
        // And what this person may do may have changed meanwhile.
        if (next && wasLive) void startSession()
        wasLive ||= next
        become(next)
      }
      hearNews(id, { onLive, onEvent: tell }, leaving.signal)
    }, HEAD_START_IN_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
      become(false)
    }
  }, [client, id])
}

/** Who they are is asked anew: an owner may have given them a duty, or taken one. Many accounts at once are not named. */
const isOfOwnAccount = ({ kind, id }: Change, userId: string): boolean => kind === 'user' && (id === userId || id === null)

/** The bell may have counted what the screen beneath, asked for before, does not show yet. Where this clock is fast it is missed. */
const isSinceOpened = (told: string | null): boolean => told !== null && Date.parse(told) >= performance.timeOrigin

type Teller = {
  tell: (event: LiveEvent) => void
  /** Whoever has other unread news than the page was opened with, or newer ones than it, was told of something before it listened. */
  lookBack: (known: number | undefined) => void
}

function teller(client: QueryClient, userId: string, signal: AbortSignal): Teller {
  let hasLookedBack = false
  const names = new Set<string>()
  let toldAt = Number.NEGATIVE_INFINITY
  const tellQueries = () => {
    if (!signal.aborted) refetch(client, names)
    names.clear()
    toldAt = performance.now()
  }
  const gather = (more: readonly string[]) => {
    const rest = toldAt + NEXT_AFTER_IN_MILLISECONDS - performance.now()
    if (names.size === 0 && more.length > 0) setTimeout(tellQueries, Math.max(GATHER_IN_MILLISECONDS, rest))
    for (const name of more) names.add(name)
  }
  const lookBack = (known: number | undefined) => {
    const isNews = known !== unreadOf(client) || isSinceOpened(newestAt(client))
    if (!hasLookedBack && known !== undefined && isNews) gather(ALL_SHOWN)
    hasLookedBack = true
  }
  const tell = (event: LiveEvent) => {
    if (event.type === 'unread') {
      const known = unreadOf(client)
      setUnread(client, event.unread)
      return lookBack(known)
    }
    if (event.type === 'notification') {
      addToList(client, event.notification)
      return gather(shownIn(event.notification.kind))
    }
    if (isOfOwnAccount(event.change, userId)) void startSession()
    // What this person did is on their screen already.
    if (event.change.by === userId) return
    if (event.change.id) markChanged(event.change.id)
    gather(showing(event.change.kind))
  }
  return { tell, lookBack }
}
