// The server as the component tests see it: answers that the contract allows, and everything that was asked of it. Only the network is
// replaced: what a screen sends is parsed by the contract, and so is what it is answered.
import type { Answer, Endpoint, Sent } from '@app/contract/endpoint'
import { PROBLEMS, type Problem } from '@app/domain'
import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { expect } from 'vitest'
import { type Asked, readRequest } from './asked.ts'

type Reply = (asked: Asked) => Response | Promise<Response>
type Route = { endpoint: Endpoint; reply: Reply }
/** What a call sent, as JSON; `files` by their parts. */
export type Received<E extends Endpoint> = Partial<Sent<E>> & { files: Readonly<Record<string, string>> }

let routes: Route[] = []
let asked: Asked[] = []
let answered = new Set<Asked>()
let faults: string[] = []
let isOffline = false
let lastAskedAt = 0
/** The real time, also while a test holds the page's. */
const now = performance.now.bind(performance)

const json = (status: number, body: unknown): Response => Response.json(body, { status })

/** From now on the endpoint answers this. The contract must allow it. */
export function answers<E extends Endpoint>(endpoint: E, answer: Answer<E> | ((sent: Received<E>) => Answer<E>)): void {
  const reply = (given: Asked) => {
    const value =
      typeof answer === 'function' ? (answer as (sent: unknown) => unknown)({ ...given.parts, files: given.files }) : answer
    return endpoint.response === 'file' || endpoint.response === 'stream'
      ? fileOf(value)
      : json(endpoint.waits?.safeParse(value).success ? 202 : 200, parsed(endpoint, value))
  }
  routes = [{ endpoint, reply }, ...routes]
}

/** From now on the endpoint refuses, with the status and the English sentence of the product. */
export function refuses(endpoint: Endpoint, code: Problem, details: Record<string, unknown> = {}): void {
  const { status, message } = PROBLEMS[code]
  routes = [{ endpoint, reply: () => json(status, { statusCode: status, code, message, details }) }, ...routes]
}

/** The endpoint refuses once, then answers as it did before. */
export function refusesOnce(endpoint: Endpoint, code: Problem, details: Record<string, unknown> = {}): void {
  const before = routes
  refuses(endpoint, code, details)
  const refusing = routes
  let isRefused = false
  const reply = (given: Asked) => {
    const answering = isRefused ? before : refusing
    isRefused = true
    return replyOf(answering, given)
  }
  routes = [{ endpoint, reply }, ...before]
}

/** The endpoint waits until the returned function is called, then answers as it did before. */
export function holds(endpoint: Endpoint): () => void {
  const before = routes
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const reply = async (given: Asked) => {
    await released
    return replyOf(before, given)
  }
  routes = [{ endpoint, reply }, ...routes]
  return release
}

/** The network is gone. */
export function isUnreachable(): void {
  isOffline = true
}

/** Every call of the endpoint so far. */
export const received = <E extends Endpoint>(endpoint: E): readonly Received<E>[] =>
  asked.filter((given) => given.endpoint === endpoint).map(({ parts, files }) => ({ ...parts, files }) as unknown as Received<E>)

/** Every call so far, in a line: what it sent and whether it was answered too. */
export const whatWasAsked = (): readonly string[] =>
  asked.map((given) => {
    const sent = `${JSON.stringify(given.parts)} ${given.headers.get('idempotency-key') ?? ''}`
    return `${given.endpoint.method} ${given.endpoint.path} ${sent}${answered.has(given) ? '' : ': no answer yet'}`
  })

/** Calls that a test holds back: whoever waits for their end waits in vain. */
export const callsHeldBack = (): number => asked.filter((given) => !answered.has(given)).length

/** How often the endpoint was really asked for something: what is sent twice with one `Idempotency-Key` is done once. */
const intentions = (endpoint: Endpoint): number =>
  new Set(asked.filter((given) => given.endpoint === endpoint).map(({ headers }) => headers.get('idempotency-key'))).size

/** It is asked for so often, and no more: a dialog that closes at once is gone before its call comes, and a second click's call comes after. */
export async function isAsked(endpoint: Endpoint, times = 1): Promise<void> {
  await expect.poll(() => intentions(endpoint)).toBeGreaterThanOrEqual(times)
  await untilQuiet()
  expect(intentions(endpoint)).toBe(times)
}

/** The second call of a double click may come after its answer: it belongs to the test that clicked. Waits for `since` too. */
export async function untilQuiet(since = now()): Promise<void> {
  while (now() - Math.max(lastAskedAt, since) < QUIET_IN_MILLISECONDS) await new Promise((resolve) => setTimeout(resolve, 10))
}
const QUIET_IN_MILLISECONDS = 60

/** Begins anew; says what the last test asked that nobody had prepared or that the contract does not know. */
export function forgetCalls(): readonly string[] {
  const said = faults
  routes = []
  asked = []
  answered = new Set()
  faults = []
  isOffline = false
  return said
}

let isStarted = false

/** Once a page, which all files of tests share. */
export const startServer = (): void => {
  if (isStarted) return
  isStarted = true
  const network = new BatchInterceptor({
    name: 'server',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  })
  network.on('request', async ({ request, controller }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return
    controller.respondWith(await handle(request))
  })
  network.apply()
}

async function handle(request: Request): Promise<Response> {
  lastAskedAt = now()
  if (isOffline) return Response.error()
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const given = await readRequest(request, endpoints)
  if (!given) {
    faults.push(`${request.method} ${new URL(request.url).pathname} was asked for, and no answer was prepared`)
    return json(501, { statusCode: 501, code: 'internal', message: 'not prepared' })
  }
  faults.push(...given.faults)
  asked.push(given)
  try {
    const answer = await replyOf(routes, given)
    answered.add(given)
    return answer
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
    return json(500, { statusCode: 500, code: 'internal', message: 'the answer that was prepared is impossible' })
  }
}

async function replyOf(among: readonly Route[], given: Asked): Promise<Response> {
  const route = among.find(({ endpoint }) => endpoint === given.endpoint)
  if (!route) throw new Error(`${given.endpoint.path}: nothing was prepared once it was released`)
  return route.reply(given)
}

function parsed(endpoint: Endpoint, value: unknown): unknown {
  if (typeof endpoint.response === 'string') return value
  if (endpoint.waits?.safeParse(value).success) return value
  const result = endpoint.response.safeParse(value)
  if (!result.success) throw new Error(`${endpoint.path} cannot answer this: ${result.error.message}`)
  return result.data
}

function fileOf(value: unknown): Response {
  const { name, contentType, content } = value as { name: string; contentType: string; content: Uint8Array<ArrayBuffer> }
  const headers = { 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(new Blob([content]), { headers })
}
