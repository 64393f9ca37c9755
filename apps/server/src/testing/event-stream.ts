import { notifications as contract } from '@app/contract'
import type { Change, Notification } from '@app/contract/notifications.contract'
import { expect, vi } from 'vitest'
import { PATIENCE } from './patience.ts'

export type Listening = {
  response: Response
  /** What came so far. */
  notifications: Notification[]
  unread: number[]
  changes: Change[]
  ids: string[]
  heartbeats: () => number
  /** Resolves when the server ends it or the connection breaks. */
  ended: Promise<'ended' | 'cut'>
  close: () => void
  has: (count: number) => Promise<Notification[]>
}

/** Reads the stream of notifications as a client does: every event as the contract says. */
export async function listen(url: string, headers: Record<string, string>, search = ''): Promise<Listening> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/notification/stream${search}`, { headers, signal: abort.signal })
  const told: Notification[] = []
  const unread: number[] = []
  const changes: Change[] = []
  const ids: string[] = []
  let heartbeats = 0
  const take = (block: string): void => {
    const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
    const [event, id, data = ''] = [field('event'), field('id'), field('data')]
    if (event === undefined) heartbeats += block.startsWith(':') ? 1 : 0
    else if (event === 'unread') unread.push(contract.streamNotifications.events.unread.parse(JSON.parse(data)).unread)
    else if (event === 'changed') changes.push(contract.streamNotifications.events.changed.parse(JSON.parse(data)))
    else told.push(contract.notification.parse(JSON.parse(data)))
    if (id !== undefined) ids.push(id)
  }
  const read = async (): Promise<'ended' | 'cut'> => {
    let rest = ''
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      }
      return 'ended'
    } catch {
      return 'cut'
    }
  }
  return {
    response,
    notifications: told,
    unread,
    changes,
    ids,
    heartbeats: () => heartbeats,
    ended: read(),
    close: () => abort.abort(),
    has: (count) =>
      vi.waitFor(() => {
        expect(told).toHaveLength(count)
        return told
      }, PATIENCE),
  }
}
