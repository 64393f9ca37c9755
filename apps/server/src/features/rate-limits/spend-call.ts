// What a call uses of its caller's budgets, and how the answer says so (draft-ietf-httpapi-ratelimit-headers-10).
import type { Endpoint } from '@app/contract'
import { type Actor, type Budget, DomainError } from '@app/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Budgets, Spent } from './budgets.ts'

declare module 'fastify' {
  interface FastifyInstance {
    budgets: Budgets
  }
}

const BYTES_OF_A_KILOBYTE = 1_000

/** One call, whatever it names, and what else this one uses. @throws tooManyRequests */
export function spendCall({ budget, roles }: Endpoint, { actor, headers, server }: FastifyRequest, reply: FastifyReply): void {
  // What anybody may ask without saying who they are costs the one who says it nothing.
  if (!actor || roles === 'anyone') return
  const spent: Spent[] = []
  const spend = (each: Budget, amount?: number) => {
    const one = server.budgets.spend(each, actor, amount)
    if (one) spent.push(one)
    if (one?.isOver) refuse(reply, spent, one)
  }
  spend('callsPerMinute')
  if (budget) spend(budget)
  if (headers['content-type']?.startsWith('multipart/')) spend('uploadsPerDay', kilobytes(Number(headers['content-length'] ?? 1)))
  reply.headers(headersOf(spent))
}

/** What came without having been announced. */
export function spendUnannounced({ headers, server }: FastifyRequest, actor: Actor, bytes: number): void {
  if (headers['content-length'] === undefined) server.budgets.spend('uploadsPerDay', actor, kilobytes(bytes))
}

function refuse(reply: FastifyReply, spent: readonly Spent[], { budget, limit, secondsLeft }: Spent): never {
  reply.headers(headersOf(spent))
  throw new DomainError('tooManyRequests', { because: [budget], next: [], limit, retryAfterInSeconds: secondsLeft })
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / BYTES_OF_A_KILOBYTE)

/** Both are lists of structured fields. Uploads are told in bytes, as the draft has a unit for them. */
function headersOf(spent: readonly Spent[]): Record<string, string> {
  const policies = spent.map(({ budget, limit, windowInSeconds }) =>
    budget === 'uploadsPerDay'
      ? `"${budget}";q=${limit * BYTES_OF_A_KILOBYTE};qu="content-bytes";w=${windowInSeconds}`
      : `"${budget}";q=${limit};w=${windowInSeconds}`,
  )
  const limits = spent.map(({ budget, left, secondsLeft }) => {
    const unit = budget === 'uploadsPerDay' ? BYTES_OF_A_KILOBYTE : 1
    return `"${budget}";r=${left * unit};t=${secondsLeft}`
  })
  return { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') }
}
