import type { Answer, Endpoint, Sent } from '@app/contract/endpoint'
import { currentLanguage } from '../i18n/language.ts'
import { currentToken } from '../session/token.ts'
import { refusalFrom } from './api-error.ts'
import { apiHost } from './api-host.ts'
import { fileNameFrom } from './file-name.ts'
import { type FileToSend, multipart } from './multipart.ts'
import { requestUrl } from './request-url.ts'
import { type Incoming, type Outgoing, send } from './send.ts'

/** `query` may be left out: every list has its defaults. */
type Input<E extends Endpoint> = Omit<Sent<E>, 'query'> & Partial<Pick<Sent<E>, 'query' & keyof Sent<E>>>

export type CallOptions = {
  signal?: AbortSignal | undefined
  files?: readonly FileToSend[]
  /** From 0 to 1. */
  onUploadProgress?: (share: number) => void
}

let sessionRefused = (): void => undefined
export function onSessionRefused(listener: () => void): void {
  sessionRefused = listener
}

/** Calls the server as the contract says. Throws `ApiError` for whatever it refuses. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Answer<E>> {
  const token = currentToken()
  const answer = await send(outgoing(endpoint, input, options))
  if (answer.status >= 400) {
    const error = refusalFrom(answer.status, await answer.text())
    // A refusal that meets another session than the one it was asked with must not end that one.
    if (answer.status === 401 && token && token === currentToken()) sessionRefused()
    throw error
  }
  const result = endpoint.response === 'file' ? await download(answer) : JSON.parse((await answer.text()) || 'null')
  return result as Answer<E>
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function outgoing(
  { method, path, multipart: asForm }: Endpoint,
  input: object,
  { signal, files = [], onUploadProgress }: CallOptions,
): Outgoing {
  const { params, query, body }: Parts = input
  const token = currentToken()
  const headers: Record<string, string> = { 'client-type': 'web', 'accept-language': currentLanguage() }
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined && !asForm) headers['content-type'] = 'application/json'
  return {
    method,
    url: requestUrl(apiHost(), path, params, query),
    headers,
    body: asForm ? multipart(body, files) : body === undefined ? null : JSON.stringify(body),
    signal,
    onUploadProgress,
  }
}

async function download(answer: Incoming) {
  const blob = await answer.blob()
  const name = fileNameFrom(answer.header('content-disposition')) ?? 'download'
  return { name, contentType: blob.type, content: new Uint8Array(await blob.arrayBuffer()) }
}
