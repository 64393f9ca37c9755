import { type Answer, type Endpoint, type Refusal, refusal, type Sent } from '@app/contract'
import type { Role } from '@app/domain'
import { misleads } from './refusals/open-instead.ts'
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
  readonly details: Refusal['details']
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
  }
}

/** The input is wrong by itself, for any record: its field or its person is named, and no other action is offered instead. */
const OF_WHAT_WAS_SENT: ReadonlySet<string> = new Set([
  ...['validationFailed', 'fieldRequired', 'fieldNotValid', 'unknownParameter', 'dayInPast', 'dateRangeReversed'],
  ...['fileEmpty', 'fileInfected', 'exportTooLarge', 'runTooLarge', 'idempotencyKeyReused'],
  ...[
    'wrongPassword',
    'wrongCode',
    'passkeyRefused',
    'codeNeeded',
    'wrongEmail',
    'emailNotAllowed',
    'emailNotValid',
    'linkNotValid',
    'resetTokenInvalid',
    'consentLinkInvalid',
    'trackingLinkNotFound',
    'consentOfAnother',
    'emailLinkWrong',
    'emailLinkUsed',
    'emailLinkExpired',
  ],
  ...[
    'passwordRequired',
    'weakPassword',
    'breachedPassword',
    'invalidOldPassword',
    'passwordsDoNotMatch',
    'notAnAdult',
    'phoneNotValid',
  ],
  ...['phoneNumberNotValid', 'identificationNotValid', 'incorrectIdentification', 'addressNotOfAccount', 'emailNotOfAccount'],
  ...['identificationNotOfAccount', 'lastNameNotOfAccount', 'nameNotOfAccount', 'passwordNotOfAccount', 'phoneNotOfAccount'],
  'referenceNotOfAccount',
  // What is wrong is the file.
  ...['statementNotRead', 'statementTooLong', 'statementColumnsMissing', 'statementEmpty'],
  ...['guideFileNotRead', 'guideFileTooLong', 'guideColumnsMissing'],
  // What is wrong are the codes, or the filter.
  ...['setEmpty', 'setTooLarge'],
])

/** Every conflict, and every rule of the business, that any test provokes says why, and what is open instead (both ways, section 8). */
async function requireReasons(response: Response): Promise<void> {
  if (response.status !== 409 && response.status !== 422) return
  const { code, details } = refusal.parse(await response.clone().json())
  if (response.status === 422 && OF_WHAT_WAS_SENT.has(code)) return
  if (!details?.because?.length || !details.next)
    throw new TypeError(`${response.status} ${code} says neither why nor what is open instead`)
}

/** What a conflict names as open is what the same person is offered by its record. */
async function requireTruth({ status, code, details }: Refused, role: Role, send: Caller['send']): Promise<void> {
  if (status !== 409) return
  const told = await misleads({ code, details }, role, (endpoint, sent) => send(endpoint, sent as never))
  if (told) throw new TypeError(`a refusal misleads ${role}: ${JSON.stringify(told)}`)
}

export type Caller = {
  /** Calls an endpoint over HTTP and parses what it answers. @throws Refused */
  call: <E extends Endpoint>(endpoint: E, ...given: Given<E>) => Promise<Answer<E>>
  /** The same call, for what stands around and in the answer. */
  send: <E extends Endpoint>(endpoint: E, ...given: Given<E>) => Promise<Response>
  /** Anything at all, for what the contract would not let a test say. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** Calls under way: beside others a record may change between a refusal and its reading. */
let underWay = 0

/**
 * A caller with these headers, which are resolved once, at the first call. `server`: another than the test's own. `roleOf`: the role whose
 * next actions a refusal names, which must be those that its record offers.
 */
export function callerWith(
  headersOf: () => Promise<Record<string, string>>,
  { server, roleOf }: { server?: { url: string }; roleOf?: () => Promise<Role> } = {},
): Caller {
  const fetchAs: Caller['fetch'] = async (path, init = {}) => {
    const { url } = server ?? (await currentServer())
    const headers = { ...(await headersOf()), ...(init.headers as Record<string, string>) }
    const response = await fetch(url + path, { ...init, headers })
    await requireReasons(response)
    return response
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
    call: async (endpoint, ...given) => {
      underWay += 1
      try {
        return await answerOf(endpoint, await send(endpoint, ...given))
      } catch (error) {
        if (roleOf && underWay === 1 && error instanceof Refused) await requireTruth(error, await roleOf(), send)
        throw error
      } finally {
        underWay -= 1
      }
    },
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

async function answerOf<E extends Endpoint>({ response: schema, waits }: E, response: Response): Promise<Answer<E>> {
  if (!response.ok) throw new Refused(response.status, await response.json(), response.headers)
  if (schema === 'stream') throw new TypeError('a stream is read with send')
  if (response.status === 202 && waits) return waits.parse(await response.json()) as Answer<E>
  if (schema !== 'file') return schema.parse(await response.json()) as Answer<E>
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const content = new Uint8Array(await response.arrayBuffer())
  return { name: decodeURIComponent(name), contentType: response.headers.get('content-type') ?? '', content } as Answer<E>
}
