import type { Callable } from '@app/contract/fields/callable'
import { networkError, refusalFrom } from './api-error.ts'
import { apiHost } from './api-host.ts'
import { callerHeaders } from './caller-headers.ts'
import { eventParser, type StreamEvent } from './event-parser.ts'
import { requestUrl } from './request-url.ts'

type Options = {
  query: Record<string, string | undefined>
  signal: AbortSignal
  onOpen: () => void
  /** At every piece that comes, a sign of life among them. */
  onLife: () => void
  onEvent: (event: StreamEvent) => void
}

/**
 * Reads a stream of events until it ends. Not an EventSource: that one sends no header, and a token has no place in an address.
 * Throws `ApiError` when it is refused or cut.
 */
export async function openStream({ path }: Callable, { query, signal, onOpen, onLife, onEvent }: Options): Promise<void> {
  const headers = { ...callerHeaders(), accept: 'text/event-stream' }
  const url = requestUrl(apiHost(), path, {}, query)
  const answer = await fetch(url, { headers, signal, cache: 'no-store' }).catch(() => {
    throw networkError()
  })
  if (!answer.ok || !answer.body) throw refusalFrom(answer.status, await answer.text(), answer.headers.get('x-request-id'))
  onOpen()
  const parse = eventParser(onEvent)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onLife()
    parse(piece.value)
  }
}
