/** What waits until a client reads it. */
export type Mailbox = {
  put: (text: string) => void
  /** All that waits, as soon as there is something; null once it is closed. */
  take: () => Promise<string | null>
  close: () => void
}

type Limits = { charactersWaiting: number; millisecondsUnread: number }
const LIMITS: Limits = { charactersWaiting: 256 * 1024, millisecondsUnread: 30_000 }

/** `onNeglected`: too much waits, or for too long, because the client does not read. It comes back and resumes. */
export function openMailbox(onNeglected: () => void, limits: Limits = LIMITS): Mailbox {
  let waiting = ''
  let waitingSince = 0
  let isClosed = false
  let arrived = Promise.withResolvers<void>()
  const close = () => {
    isClosed = true
    waiting = ''
    arrived.resolve()
  }
  const isNeglected = (text: string) =>
    waiting !== '' &&
    (waiting.length + text.length > limits.charactersWaiting || performance.now() - waitingSince > limits.millisecondsUnread)
  return {
    close,
    put: (text) => {
      if (isClosed) return
      if (isNeglected(text)) {
        close()
        return onNeglected()
      }
      if (waiting === '') waitingSince = performance.now()
      waiting += text
      arrived.resolve()
    },
    take: async () => {
      await arrived.promise
      if (isClosed) return null
      arrived = Promise.withResolvers()
      const taken = waiting
      waiting = ''
      return taken
    },
  }
}
