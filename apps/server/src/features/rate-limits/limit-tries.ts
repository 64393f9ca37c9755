import { createHash } from 'node:crypto'
import { DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Parts } from '../../http/parts.ts'
import * as rateLimits from './rate-limits.repository.ts'

const MINUTE_IN_MILLISECONDS = 60_000

/** What may be tried how often. An account is limited from one network, so that nobody can lock somebody else out for long. */
const LIMITS = {
  signInOfAccountFromNetwork: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  signInOfAccount: { tries: 50, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  signInFromNetwork: { tries: 100, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  signUpFromNetwork: { tries: 20, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetOfAccount: { tries: 5, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetFromNetwork: { tries: 20, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetConfirmationFromNetwork: { tries: 30, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** Passwords and codes of somebody who is signed in. */
  identityProof: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  passwordChange: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
} as const
type Limit = keyof typeof LIMITS

type Counting = Pick<Parts, 'outsideDb'>
type Subjects = Partial<Record<Limit, string>>

/** Each try counts until it is taken back, whatever becomes of the call. @throws tooManyRequests with the seconds to wait. */
export async function limitTries({ outsideDb }: Counting, subjects: Subjects): Promise<void> {
  for (const [limit, subject] of entries(subjects)) {
    const { tries: most, windowInMilliseconds } = LIMITS[limit]
    const { tries, windowEnd } = await rateLimits.count(outsideDb, keyOf(limit, subject), windowInMilliseconds)
    const retryAfterInSeconds = Math.ceil((windowEnd.getTime() - now().getTime()) / 1_000)
    if (tries > most) throw new DomainError('tooManyRequests', { retryAfterInSeconds })
  }
}

/** What succeeded was no guess. */
export async function takeBackTries({ outsideDb }: Counting, subjects: Subjects, tries: 1 | 'all'): Promise<void> {
  for (const [limit, subject] of entries(subjects)) {
    await rateLimits.takeBack(outsideDb, keyOf(limit, subject), LIMITS[limit].windowInMilliseconds, tries)
  }
}

const entries = (subjects: Subjects) => Object.entries(subjects) as [Limit, string][]

/** Nobody needs to read which addresses were tried. */
const keyOf = (limit: Limit, subject: string): string => `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
