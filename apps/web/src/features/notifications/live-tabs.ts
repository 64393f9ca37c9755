// One connection for all tabs of a browser: whoever holds the lock is connected and tells the others.
import { type LiveEvent, stayConnected } from './live-connection.ts'
import { watchPresence } from './live-presence.ts'

/** `hello`: a tab that has just opened asks whether anybody is connected. */
type Said = LiveEvent | { type: 'state'; isLive: boolean } | { type: 'hello' }

type Listener = {
  /** `isOwn`: this tab holds the connection, whose first word is how many are unread. */
  onLive: (isLive: boolean, isOwn: boolean) => void
  onEvent: (event: LiveEvent) => void
}

/** Hears what this person is told, in whichever tab it arrives, until `signal` says enough. */
export function hearNews(userId: string, { onLive, onEvent }: Listener, signal: AbortSignal): void {
  const name = `puente-news-${userId}`
  const others = new BroadcastChannel(name)
  let lastId: string | undefined
  let isLeading = false
  let isLive = false

  const hear = (event: LiveEvent) => {
    if (event.type === 'notification') lastId = event.notification.id
    onEvent(event)
  }
  const become = (next: boolean) => {
    isLive = next
    onLive(next, isLeading)
  }
  const tell = (said: Said) => {
    if (!signal.aborted) others.postMessage(said)
  }
  const tellState = () => tell({ type: 'state', isLive })

  others.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    if (said.type === 'hello') return isLeading ? tellState() : undefined
    return said.type === 'state' ? become(said.isLive) : hear(said)
  })

  async function lead(until: AbortSignal): Promise<void> {
    isLeading = true
    // Whoever was connected before is not any more.
    become(false)
    await stayConnected({
      signal: until,
      lastId: () => lastId,
      forgetLastId: () => {
        lastId = undefined
      },
      onLive: (next) => {
        if (next === isLive) return
        become(next)
        tellState()
      },
      onEvent: (event) => {
        hear(event)
        tell(event)
      },
    })
    isLeading = false
  }

  let turn: AbortController | null = null
  const present = (isPresent: boolean) => {
    if (isPresent === (turn !== null)) return
    turn?.abort()
    turn = isPresent ? new AbortController() : null
    if (turn) void waitForTurn(name, AbortSignal.any([signal, turn.signal]), lead)
  }
  watchPresence(present, signal)
  tell({ type: 'hello' })
  signal.addEventListener('abort', () => others.close())
}

/** Without locks (a page that is not served safely has none) every tab is connected by itself. */
async function waitForTurn(name: string, signal: AbortSignal, lead: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead(signal)
  await navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined)
}
