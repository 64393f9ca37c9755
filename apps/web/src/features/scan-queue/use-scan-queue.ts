import { useEffect, useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { layDownWhileCutOff } from '../../session/sealed/cut-off.ts'
import { checkSessionWhenBack, onConnection, useIsConnected } from './connection.ts'
import type { QueueEntry } from './queue-machine.ts'
import { onQueueChange } from './queue-news.ts'
import { sendQueue } from './queue-sender.ts'
import { countEntries, countOthers, firstEntries, latestEntries } from './queue-store.ts'

export type QueueView = {
  waiting: number
  /** Others' who worked at this machine. */
  others: number
  refused: readonly QueueEntry[]
  /** The last ones, the latest first. */
  latest: readonly QueueEntry[]
}

const NOTHING: QueueView = { waiting: 0, others: 0, refused: [], latest: [] }
const MOST_REFUSED = 200
const MOST_SHOWN = 30
/** While hundreds are sent, the screen follows a few times a second. */
const FOLLOWS_EVERY_MILLISECONDS = 150

/** The queue as it is now, sent whenever the server can be reached. */
export function useScanQueue(userId: string): QueueView & { isConnected: boolean } {
  const isConnected = useIsConnected()
  const [view, setView] = useState(NOTHING)
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      timer = undefined
      const next = await readView(userId)
      if (!isLeft) setView(next)
    }
    const follow = () => {
      timer ??= setTimeout(() => void look(), FOLLOWS_EVERY_MILLISECONDS)
    }
    const send = () => void sendQueue(userId).then(refetchLists)
    const stops = [onQueueChange(follow), onConnection(send), checkSessionWhenBack(), layDownWhileCutOff()]
    void look()
    send()
    return () => {
      isLeft = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [userId])
  return { ...view, isConnected }
}

async function readView(userId: string): Promise<QueueView> {
  const [waiting, others, refused, latest] = await Promise.all([
    countEntries(userId, 'waiting'),
    countOthers(userId),
    firstEntries(userId, 'refused', MOST_REFUSED),
    latestEntries(userId, MOST_SHOWN),
  ])
  return { waiting, others, refused, latest }
}

const refetchLists = (): void => {
  for (const name of ['orders', 'bundles', 'dashboard']) void queryClient.invalidateQueries({ queryKey: [name] })
}
