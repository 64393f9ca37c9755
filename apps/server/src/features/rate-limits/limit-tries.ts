import { createHash } from 'node:crypto'
import { type Budget, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Parts } from '../../http/parts.ts'
import * as rateLimits from './rate-limits.repository.ts'

const MINUTE_IN_MILLISECONDS = 60_000

/** What may be tried how often. What strangers can use up costs them work from then on (proof-of-work/require-work.ts). */
export const LIMITS = {
  /** Of a device that has signed in to the account before: what others try is nothing to it. */
  signInOfDevice: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  signInOfAccountFromNetwork: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  signInOfAccount: { tries: 20, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  signInFromNetwork: { tries: 100, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  /** Challenges before a sign-in: each is a row. */
  passkeyFromNetwork: { tries: 100, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  signUpFromNetwork: { tries: 20, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetOfDevice: { tries: 5, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetOfAccount: { tries: 5, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetFromNetwork: { tries: 20, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  resetConfirmationFromNetwork: { tries: 30, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** Links that wait in a mailbox: whoever owns it has enough of them. */
  resetMailOfAccount: { tries: 20, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  emailConfirmationFromNetwork: { tries: 30, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** Mails that an account asks for, to whatever addresses. */
  emailLinkOfAccount: { tries: 5, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** A solved task is used once. Longer than it lasts. */
  solvedTask: { tries: 1, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** Passwords and codes of somebody who is signed in. */
  identityProof: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  /** How many different people's years one may ask for. */
  yearOfSomebody: { tries: 30, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** How many people one may have asked for their consent. */
  consentAskedBy: { tries: 20, windowInMilliseconds: 24 * 60 * MINUTE_IN_MILLISECONDS },
  consentLinkFromNetwork: { tries: 60, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  /** Six digits at the counter, that miss (guess.ts). */
  passDigits: { tries: 5, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  /** A link is read by a family, and again each day; a code of 100 bits is not guessed. */
  trackingFromNetwork: { tries: 120, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  /** Of the calculator that anybody may ask: a family compares purchases. */
  frontDoorFromNetwork: { tries: 120, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
  /** Each takes a thread for up to five seconds. */
  orderReading: { tries: 60, windowInMilliseconds: 60 * MINUTE_IN_MILLISECONDS },
  passwordChange: { tries: 10, windowInMilliseconds: 15 * MINUTE_IN_MILLISECONDS },
} as const
export type Limit = keyof typeof LIMITS

export type Counting = Pick<Parts, 'outsideDb'>
export type Subjects = Partial<Record<Limit, string>>

/**
 * Each try counts until it is taken back, whether the call succeeds or not.
 * @throws tooManyRequests with the seconds to wait.
 */
export async function limitTries({ outsideDb }: Counting, subjects: Subjects): Promise<void> {
  for (const [limit, subject] of entries(subjects)) {
    const { tries: most, windowInMilliseconds } = LIMITS[limit]
    const { tries, windowEnd } = await rateLimits.count(outsideDb, keyOf(limit, subject), windowInMilliseconds)
    const retryAfterInSeconds = Math.ceil((windowEnd.getTime() - now().getTime()) / 1_000)
    if (tries > most) throw new DomainError('tooManyRequests', { retryAfterInSeconds })
  }
}

/**
 * Counts one try of each, whether the call succeeds or not.
 * @returns how far the furthest is past its limit, as a share of it; null where none is.
 */
export async function countTries({ outsideDb }: Counting, subjects: Subjects): Promise<number | null> {
  const shares: number[] = []
  for (const [limit, subject] of entries(subjects)) {
    const { tries: most, windowInMilliseconds } = LIMITS[limit]
    const { tries } = await rateLimits.count(outsideDb, keyOf(limit, subject), windowInMilliseconds)
    if (tries > most) shares.push((tries - most) / most)
  }
  return shares.length > 0 ? Math.max(...shares) : null
}

/** Whether this was not there before, in this window. */
export async function isFirst({ outsideDb }: Counting, limit: Limit, subject: string): Promise<boolean> {
  const { tries } = await rateLimits.count(outsideDb, keyOf(limit, subject), LIMITS[limit].windowInMilliseconds)
  return tries === 1
}

/** Whether one more may be done, which counts; past the limit nothing is said of it. */
export const isWithin = async (counting: Counting, limit: Limit, subject: string): Promise<boolean> =>
  (await countTries(counting, { [limit]: subject })) === null

/** As `limitTries`, of different things alone: the same one again counts once in the window. */
export async function limitDistinct(counting: Counting, limit: Limit, subject: string, thing: string): Promise<void> {
  if (await isFirst(counting, limit, `${subject}/${thing}`)) await limitTries(counting, { [limit]: subject })
}

/** What succeeded was no guess. */
export async function takeBackTries({ outsideDb }: Counting, subjects: Subjects, tries: 1 | 'all'): Promise<void> {
  for (const [limit, subject] of entries(subjects)) {
    await rateLimits.takeBack(outsideDb, keyOf(limit, subject), LIMITS[limit].windowInMilliseconds, tries)
  }
}

const entries = (subjects: Subjects) => Object.entries(subjects) as [Limit, string][]

/** Nobody needs to read which addresses were tried. */
export const keyOf = (limit: Limit | Budget, subject: string): string =>
  `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
