import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

type Sent = { text: string; values: readonly unknown[]; connection: number }
/** What is sent at once, then what is sent after that was answered. */
type Recorded = Sent[][]

type Recording = { sent: Recorded; connections: pg.Client[]; pending: number }
type Question = { text: string; values?: unknown[] }
type Ask = (this: pg.Client, ...given: unknown[]) => unknown

export type Recorder = {
  /** Every statement that the work sends, with its values, in the order and the company in which it is sent. */
  record: (work: () => Promise<unknown>) => Promise<Recorded>
  stop: () => void
}

/** Listens to the driver. Connections that are opened afterwards are heard, and of what they are asked, what recorded work asks. */
export function startRecorder(): Recorder {
  const recordings = new AsyncLocalStorage<Recording>()
  const prototype = pg.Client.prototype as unknown as { query: Ask }
  const ask = prototype.query
  prototype.query = function (...given) {
    const recording = recordings.getStore()
    return recording ? listen(recording, this, ask, given) : ask.apply(this, given)
  }
  return {
    record: async (work) => {
      const recording: Recording = { sent: [], connections: [], pending: 0 }
      await recordings.run(recording, work)
      return recording.sent
    },
    stop: () => {
      prototype.query = ask
    },
  }
}

function listen(recording: Recording, client: pg.Client, ask: Ask, [question, ...rest]: unknown[]): unknown {
  const { text, values } = typeof question === 'string' ? { text: question } : (question as Question)
  if (!recording.connections.includes(client)) recording.connections.push(client)
  if (recording.pending === 0) recording.sent.push([])
  const given = values ?? (Array.isArray(rest[0]) ? rest[0] : [])
  recording.sent.at(-1)?.push({ text, values: structuredClone(given), connection: recording.connections.indexOf(client) })
  recording.pending += 1
  const answered = () => {
    recording.pending -= 1
  }
  const last = rest.at(-1)
  if (typeof last !== 'function') return (ask.call(client, question, ...rest) as Promise<unknown>).finally(answered)
  const callback = (...told: unknown[]) => {
    answered()
    last(...told)
  }
  return ask.call(client, question, ...rest.slice(0, -1), callback)
}
