// Thousands of requests that cannot be understood, and what became of each.
import { type Random, seededRandom } from '../demo/calendar/random.ts'
import { brokenPromises } from './kept-promises.ts'
import { BODY_KINDS, malformedBody } from './malformed-bodies.ts'
import { FORM_KINDS, malformedForm } from './malformed-forms.ts'
import { LINE_KINDS, malformedRequest } from './malformed-requests.ts'
import { type People, PRINCIPALS } from './principals.ts'
import { bytesOf, type Request, sendBytes } from './raw-http.ts'
import { aimsOf, readDescription, type Target, targetAt } from './targets.ts'

export const MALFORMED_KINDS = [...BODY_KINDS, ...FORM_KINDS, ...LINE_KINDS]
const AT_ONCE = 6
const RENEWED_EVERY = 200

/** What an answer was to: enough to send it again. */
type Breach = { kind: string; request: string; promise: string; answer: string }
export type Sent = { count: number; statuses: Map<number, number>; breaches: Breach[] }

type Options = { url: string; people: People; count: number; seed: number; ids?: readonly string[] }

/** The same seed sends the same requests. */
export async function sendMalformed({ url, people, count, seed, ids = [] }: Options): Promise<Sent> {
  const random = seededRandom(seed)
  const aims = aimsOf(await readDescription(url))
  const sent: Sent = { count: 0, statuses: new Map(), breaches: [] }
  const sendNext = async () => {
    const kind = MALFORMED_KINDS[sent.count % MALFORMED_KINDS.length] ?? ''
    sent.count += 1
    const aim = random.pick(hasBody(kind) ? aims.filter(({ example }) => example !== undefined) : aims)
    // Most come as somebody who may call, or they would be refused at the door.
    const headers = people.headersOf(random.pick(random.chance(0.75) ? aim.principals : PRINCIPALS))
    const made = make(kind, targetAt(aim, headers, ids, random), random)
    const bytes = Buffer.isBuffer(made) ? made : bytesOf(made)
    const answer = await sendBytes(url, bytes)
    sent.statuses.set(answer.status, (sent.statuses.get(answer.status) ?? 0) + 1)
    const isHead = bytes.subarray(0, 5).toString() === 'HEAD '
    const request = bytes.subarray(0, 800).toString('latin1')
    for (const promise of brokenPromises(answer, { isHead, isOfApi: /^\S+ \/api\b/.test(request) })) {
      sent.breaches.push({ kind, request, promise, answer: `${answer.status} ${answer.body.slice(0, 400)}` })
    }
  }
  while (sent.count < count) {
    await people.renew()
    const until = Math.min(count, sent.count + RENEWED_EVERY)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (sent.count < until) await sendNext()
      }),
    )
  }
  return sent
}

const hasBody = (kind: string): boolean => BODY_KINDS.includes(kind) || FORM_KINDS.includes(kind)

function make(kind: string, target: Target, random: Random): Request | Buffer {
  if (BODY_KINDS.includes(kind)) return malformedBody(kind, target, random)
  return FORM_KINDS.includes(kind) ? malformedForm(kind, target, random) : malformedRequest(kind, target, random)
}
