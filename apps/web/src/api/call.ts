import type { Answer, Sent } from '@app/contract/endpoint'
import type { Callable } from '@app/contract/fields/callable'
import { loadRefusalWords } from '../i18n/i18n.ts'
import { currentToken } from '../session/token.ts'
import { ApiError, refusalFrom } from './api-error.ts'
import { apiHost } from './api-host.ts'
import { callerHeaders } from './caller-headers.ts'
import { type Asked, type Controls, currentCompanion, type Parts } from './companion.ts'
import type { FilesOfCalls } from './files-of-calls.ts'
import type { FileToSend } from './multipart.ts'
import { keyOf } from './request-key.ts'
import { requestUrl } from './request-url.ts'
import { type Incoming, type Outgoing, send } from './send.ts'

/** `query` may be left out: every list has its defaults. */
export type Input<E extends Callable> = Omit<Sent<E>, 'query'> & Partial<Pick<Sent<E>, 'query' & keyof Sent<E>>>

export type CallOptions = {
  signal?: AbortSignal | undefined
  files?: readonly FileToSend[]
  /** From 0 to 1. */
  onUploadProgress?: (share: number) => void
  /** Sent even if the page is closed at once. */
  outlivesPage?: boolean
  /** An act that cannot be undone: refused, without a question, where the record is no longer as the person saw it. */
  onlyAsSeen?: boolean
  /** Of a call that was kept to be sent later: however often it is sent, it is done once. */
  idempotencyKey?: string
}

let sessionRefused = (): void => undefined
export function onSessionRefused(listener: () => void): void {
  sessionRefused = listener
}

/**
 * Calls the server as the contract says. Throws `ApiError` for every refusal. It sends one key for one intention (request-key.ts) and the
 * version that an edit was made on, and asks the person when another actor changed the record first (edits.ts).
 */
export async function call<E extends Callable>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Answer<E>> {
  const asked: Asked = { endpoint, parts: input }
  const watch = currentCompanion()?.begin(asked, options)
  try {
    const given = { ...options, ...watch?.controls }
    const answer = await perform(asked, given, currentCompanion()?.versionFor(asked) ?? null)
    watch?.answered(answer)
    return answer as Answer<E>
  } finally {
    watch?.end()
  }
}

type Given = Controls & Pick<CallOptions, 'files' | 'outlivesPage' | 'idempotencyKey' | 'onlyAsSeen'>

async function perform(asked: Asked, given: Given, version: number | null): Promise<unknown> {
  try {
    return await exchange(asked, given, version)
  } catch (error) {
    const companion = currentCompanion()
    if (!(error instanceof ApiError) || !companion) throw error
    const answering = companion.onceMoreAfter(asked, error, given.onlyAsSeen)
    const onceMore = await (given.whileAsked?.(answering) ?? answering)
    if (!onceMore) throw error
    return perform(onceMore.asked, given, onceMore.version)
  }
}

async function exchange({ endpoint, parts }: Asked, given: Given, version: number | null): Promise<unknown> {
  const token = currentToken()
  const { outgoing, settle } = outgoingOf(endpoint, parts, given)
  if (version !== null) outgoing.headers['if-match'] = `"${version}"`
  // What may well be refused brings the sentences along.
  if (endpoint.method !== 'GET') void loadRefusalWords()
  const answer = await answerTo(outgoing)
  if (answer.status < 400) settle?.()
  else {
    const error = refusalFrom(answer.status, await answer.text(), answer.header('x-request-id'))
    // A failure of the server's own may have undone everything or nothing. After the person signs in again, the same call goes on.
    if (answer.status < 500 && error.code !== 'reauthenticationNeeded') settle?.()
    // A refusal that meets another session than the one it was asked with must not end that one.
    if (answer.status === 401 && token && token === currentToken()) sessionRefused()
    // Whoever shows it has the words for it.
    await loadRefusalWords()
    throw error
  }
  return endpoint.response === 'file' ? withFiles().download(answer) : JSON.parse((await answer.text()) || 'null')
}

function outgoingOf(endpoint: Callable, { params, query, body }: Parts, given: Given) {
  const { signal, files = [], onUploadProgress, outlivesPage = false, idempotencyKey } = given
  const { method, path, multipart: asForm } = endpoint
  const url = requestUrl(apiHost(), path, params, query)
  const text = body === undefined ? null : JSON.stringify(body)
  const headers = callerHeaders()
  if (text !== null && !asForm) headers['content-type'] = 'application/json'
  const keyed = isRepeatable(endpoint) ? keyOf({ method, url, text: text ?? '', files: files.map(({ file }) => file) }) : null
  if (keyed) headers['idempotency-key'] = idempotencyKey ?? keyed.key
  const sent = asForm ? withFiles().multipart(body, files) : text
  const outgoing: Outgoing = { method, url, headers, body: sent, signal, onUploadProgress, outlivesPage }
  return { outgoing, settle: keyed?.settle }
}

const isRepeatable = ({ method, keepsNoAnswer, response }: Callable): boolean =>
  method !== 'GET' && !keepsNoAnswer && response !== 'file'

/** The same call, sent before and given up, may still be at work: its answer is waited for. */
async function answerTo(outgoing: Outgoing): Promise<Incoming> {
  const companion = currentCompanion()
  const answer = await (outgoing.onUploadProgress ? withFiles().upload(outgoing) : send(outgoing)).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'networkError') companion?.reached(false)
    throw error
  })
  companion?.reached(true)
  const pause = answer.status === 409 ? Number(answer.header('retry-after')) : 0
  if (!(pause > 0)) return answer
  await new Promise((resolve) => setTimeout(resolve, pause * 1_000))
  return answerTo(outgoing)
}

function withFiles(): FilesOfCalls {
  const companion = currentCompanion()
  if (!companion) throw new Error('no page without a session sends or receives files')
  return companion.files
}
