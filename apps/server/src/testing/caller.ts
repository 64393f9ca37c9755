import { type Answer, type Endpoint, type Refusal, refusal, type Sent } from '@app/contract'
import { currentServer } from './server.ts'

/** A file to send; `name` is the part's name. */
type SentFile = { field: string; name: string; content: Uint8Array; type?: string }

type Optional<S> = Omit<S, 'query'> & (S extends { query: infer Query } ? { query?: Query } : unknown)
type Call<E extends Endpoint> = Optional<Sent<E>> & { files?: SentFile[]; headers?: Record<string, string> }
type Given<E extends Endpoint> = E extends { body: object } | { params: object } ? [sent: Call<E>] : [sent?: Call<E>]

/** A refusal as a test sees it. */
class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly sentence: string | string[]
  readonly headers: Headers

  constructor(status: number, body: unknown, headers: Headers) {
    const { code, message, details } = refusal.parse(body)
    super(`${status} ${code}: ${message} ${JSON.stringify(details ?? {})}`)
    this.status = status
    this.code = code
    this.details = details
    this.sentence = message
    this.headers = headers
    if (status === 409) requireReasons(code, details)
  }
}

/** Every conflict that any test provokes says why, and what is open instead (both ways, section 8). */
function requireReasons(code: string, { because, next }: NonNullable<Refusal['details']> = {}): void {
  if (!because?.length || !next) throw new TypeError(`409 ${code} says neither why nor what is open instead`)
}

export type Caller = {
  /** Calls an endpoint over HTTP and parses what it answers. @throws Refused */
  call: <E extends Endpoint>(endpoint: E, ...given: Given<E>) => Promise<Answer<E>>
  /** The same call, for what stands around and in the answer. */
  send: <E extends Endpoint>(endpoint: E, ...given: Given<E>) => Promise<Response>
  /** Anything at all, for what the contract would not let a test say. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** Whoever has these headers; what they resolve to is asked for once, when the first call is made. `server`: another than the test's own. */
export function callerWith(headersOf: () => Promise<Record<string, string>>, server?: { url: string }): Caller {
  const fetchAs: Caller['fetch'] = async (path, init = {}) => {
    const { url } = server ?? (await currentServer())
    return fetch(url + path, { ...init, headers: { ...(await headersOf()), ...(init.headers as Record<string, string>) } })
  }
  const send: Caller['send'] = (endpoint, ...[sent]) => {
    const { params, query, body, files, headers } = (sent ?? {}) as Loose
    const content = contentOf(endpoint, body, files)
    const init = { method: endpoint.method, ...content, headers: { ...content.headers, ...headers } }
    return fetchAs(`/api${pathOf(endpoint.path, params)}${searchOf(query)}`, init)
  }
  return {
    fetch: fetchAs,
    send,
    call: async (endpoint, ...given) => answerOf(endpoint, await send(endpoint, ...given)),
  }
}

type Values = Record<string, unknown>
type Loose = { params?: Values; query?: Values; body?: unknown; files?: SentFile[]; headers?: Record<string, string> }

const pathOf = (path: string, params: Values = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))

function searchOf(query: Values = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

function contentOf(
  endpoint: Endpoint,
  body: unknown,
  files: SentFile[] | undefined,
): { headers: Record<string, string>; body?: RequestInit['body'] } {
  if (!endpoint.multipart || !files) {
    return body === undefined ? { headers: {} } : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  }
  const form = new FormData()
  form.set('data', JSON.stringify(body))
  for (const { field, name, content, type } of files)
    form.append(field, new Blob([Buffer.from(content)], type ? { type } : {}), name)
  return { headers: {}, body: form }
}

async function answerOf<E extends Endpoint>({ response: schema }: E, response: Response): Promise<Answer<E>> {
  if (!response.ok) throw new Refused(response.status, await response.json(), response.headers)
  if (schema === 'stream') throw new TypeError('a stream is read with send')
  if (schema !== 'file') return schema.parse(await response.json()) as Answer<E>
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const content = new Uint8Array(await response.arrayBuffer())
  return { name: decodeURIComponent(name), contentType: response.headers.get('content-type') ?? '', content } as Answer<E>
}
