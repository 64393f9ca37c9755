// The stream of notifications, opened anew as often as it ends. docs/decisions/0025
import { streamNotifications } from '@app/contract/endpoints/notifications'
import type { Change, Notification } from '@app/contract/notifications.contract'
import { ApiError } from '../../api/api-error.ts'
import type { StreamEvent } from '../../api/event-parser.ts'
import { openStream } from '../../api/open-stream.ts'
import { backoffInMilliseconds } from './live-backoff.ts'

export type LiveEvent =
  | { type: 'notification'; notification: Notification }
  | { type: 'unread'; unread: number }
  | { type: 'changed'; change: Change }

type Options = {
  signal: AbortSignal
  /** The last that anybody of this browser heard of. */
  lastId: () => string | undefined
  /** It is not known to the server any more, or not this person's. */
  forgetLastId: () => void
  onLive: (isLive: boolean) => void
  onEvent: (event: LiveEvent) => void
}

/** The server gives a sign of life every 15 seconds: three that stay out, and nobody is there. */
const SILENCE_IN_MILLISECONDS = 45_000
/** What lasted so long was no failure. A sixth browser of one person ends the first, which must not come back at once. */
const LASTING_IN_MILLISECONDS = 60_000

/** Until it is told to stop. */
export async function stayConnected({ signal, ...options }: Options): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const since = performance.now()
    await connectOnce({ signal, ...options })
    options.onLive(false)
    failures = performance.now() - since > LASTING_IN_MILLISECONDS ? 1 : failures + 1
    await pause(backoffInMilliseconds(failures), signal)
  }
}

async function connectOnce({ signal, lastId, forgetLastId, onLive, onEvent }: Options): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_IN_MILLISECONDS)
  const onLife = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_IN_MILLISECONDS)
  }
  try {
    await openStream(streamNotifications, {
      query: { after: lastId() },
      signal: AbortSignal.any([signal, silence.signal]),
      onOpen: () => onLive(true),
      onLife,
      onEvent: (event) => {
        const live = liveEventOf(event)
        if (live) onEvent(live)
      },
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetLastId()
  } finally {
    clearTimeout(timer)
  }
}

function liveEventOf({ name, data }: StreamEvent): LiveEvent | null {
  if (name === 'notification') return { type: 'notification', notification: JSON.parse(data) as Notification }
  if (name === 'changed') return { type: 'changed', change: JSON.parse(data) as Change }
  return name === 'unread' ? { type: 'unread', unread: (JSON.parse(data) as { unread: number }).unread } : null
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
