import { DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import { type Counting, keyOf, LIMITS, type Limit } from './limit-tries.ts'
import * as rateLimits from './rate-limits.repository.ts'

/**
 * One try of what may be guessed. What is found was no guess; the last miss that is allowed in a window locks for a whole window from then on.
 * @throws tooManyRequests with the seconds to wait.
 */
export async function guess<Found>(
  { outsideDb }: Counting,
  limit: Limit,
  subject: string,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const key = keyOf(limit, subject)
  const { tries: most, windowInMilliseconds } = LIMITS[limit]
  const lockedUntil = await rateLimits.lockedUntil(outsideDb, key)
  if (lockedUntil) refuse(lockedUntil)
  // Counted before anything is looked up: tries at once are no more than those one after the other.
  const { tries, windowEnd } = await rateLimits.count(outsideDb, key, windowInMilliseconds)
  if (tries > most) refuse(windowEnd)
  const found = await look()
  if (found !== undefined) await rateLimits.takeBack(outsideDb, key, windowInMilliseconds, 1)
  else if (tries === most) await rateLimits.lock(outsideDb, key, new Date(now().getTime() + windowInMilliseconds))
  return found
}

function refuse(until: Date): never {
  throw new DomainError('tooManyRequests', { retryAfterInSeconds: Math.ceil((until.getTime() - now().getTime()) / 1_000) })
}
