// Every call of the published description, valid and not, by records that earlier answers named.
import { type Random, seededRandom } from '../demo/calendar/random.ts'
import { type Answer, answerCheck } from './described-answers.ts'
import { type DescribedCall, describedCalls, type MadeCall, makeCall } from './described-calls.ts'
import { KnownRecords } from './known-records.ts'
import type { People } from './principals.ts'
import { readDescription } from './targets.ts'

const PATIENCE_IN_MILLISECONDS = 60_000
const RENEWED_EVERY = 100
const SIGN_OUT = 'signOut'
const RENEWING: ReadonlySet<string> = new Set(['updateProfile', 'changeEmail', SIGN_OUT])

type Breach = { call: string; promise: string; request: string; answer: string }
export type Fuzzed = {
  count: number
  /** By operation: how often it was done, and how often refused. */
  outcomes: Map<string, { done: number; refused: number }>
  breaches: Breach[]
}

type Options = {
  url: string
  people: People
  seed: number
  /** How often each call is made, or how many are made in all, whichever ends sooner. */
  rounds?: number
  calls?: number
  /** One after the other unless several may be under way. */
  atOnce?: number
  /** Ends it before that. */
  signal?: AbortSignal
  tell?: (soFar: Fuzzed) => void
}

/** Each call once in a round, in another order each time. The same seed chooses the same, as long as they come one after the other. */
export async function fuzzDescribed({ url, people, seed, atOnce = 1, tell, ...length }: Options): Promise<Fuzzed> {
  const random = seededRandom(seed)
  const document = await readDescription(url)
  // The people who call would be no more.
  const calls = describedCalls(document).filter(({ operation }) => !/^close(Own)?Account$/.test(operation.operationId))
  await people.renew()
  const known = new KnownRecords(random, await ownIds(url, people))
  const check = answerCheck(document)
  const fuzzed: Fuzzed = {
    count: 0,
    outcomes: new Map(calls.map(({ operation }) => [operation.operationId, { done: 0, refused: 0 }])),
    breaches: [],
  }
  const make = async (call: DescribedCall, isIntact: boolean) => {
    if (fuzzed.count % RENEWED_EVERY === 0) await people.renew()
    fuzzed.count += 1
    tell?.(fuzzed)
    const made = makeCall(call, { document, known, random }, isIntact)
    // Whose password nobody knows any more could not sign in again.
    if (RENEWING.has(call.operation.operationId)) await people.renew()
    const answer = await send(url, call, made, people).catch((error: Error) => error)
    if (answer instanceof Error) {
      fuzzed.breaches.push(breachOf(call, made, `not answered: ${answer.name}`, NO_ANSWER))
      return
    }
    const outcome = fuzzed.outcomes.get(call.operation.operationId)
    if (outcome) outcome[answer.status < 400 ? 'done' : 'refused'] += 1
    for (const promise of check(call, answer)) fuzzed.breaches.push(breachOf(call, made, promise, answer))
    if (answer.status < 400) known.learn(answer.json, call.template.split('/')[1] ?? '')
  }
  const wanted = inRounds(calls, random, length)
  const makeNext = async () => {
    for (const [call, isIntact] of wanted) await make(call, isIntact)
  }
  await Promise.all(Array.from({ length: atOnce }, makeNext))
  return fuzzed
}

/** Lists first, as they are described: what they name is known to what comes after. */
function* inRounds(
  calls: readonly DescribedCall[],
  random: Random,
  {
    rounds = Number.POSITIVE_INFINITY,
    calls: most = Number.POSITIVE_INFINITY,
    signal,
  }: Pick<Options, 'rounds' | 'calls' | 'signal'>,
): Generator<[call: DescribedCall, isIntact: boolean]> {
  let count = 0
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    count += 1
    yield [call, true]
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const call of shuffled(calls, (last) => random.integer(0, last))) {
      if (count >= most || signal?.aborted) return
      count += 1
      yield [call, false]
    }
  }
}

const NO_ANSWER: Answer = { status: 0, contentType: '', json: null }

async function ownIds(url: string, people: People): Promise<Set<string>> {
  const roles = ['client', 'associate', 'administrator'] as const
  const answers = await Promise.all(roles.map((role) => fetch(`${url}/api/auth/me`, { headers: people.headersOf(role) })))
  const accounts = await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: string }>))
  return new Set(accounts.map(({ id }) => id))
}

async function send(
  url: string,
  { method }: DescribedCall,
  { principal, path, headers, body }: MadeCall,
  people: People,
): Promise<Answer> {
  const abort = AbortSignal.timeout(PATIENCE_IN_MILLISECONDS)
  const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const response = await fetch(url + path, {
    method,
    headers: { ...people.headersOf(principal), ...headers, ...type },
    body,
    signal: abort,
  })
  const contentType = response.headers.get('content-type') ?? ''
  if (contentType.startsWith('application/json')) return { status: response.status, contentType, json: await response.json() }
  // A stream would never end.
  if (contentType.startsWith('text/event-stream')) await response.body?.cancel()
  else await response.arrayBuffer()
  return { status: response.status, contentType, json: null }
}

const breachOf = (
  { operation, method }: DescribedCall,
  { principal, path, body }: MadeCall,
  promise: string,
  { status, json }: Answer,
): Breach => ({
  call: operation.operationId,
  promise,
  request: `${principal}: ${method} ${path} ${body instanceof FormData ? String(body.get('data')) : (body ?? '')}`.slice(
    0,
    1_500,
  ),
  answer: `${status} ${JSON.stringify(json)}`.slice(0, 500),
})

function shuffled<Item>(items: readonly Item[], upTo: (most: number) => number): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(upTo(left.length - 1), 1))
}
