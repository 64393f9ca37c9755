// Small tasks that cost the caller about a second of a processor, and us a millisecond to check (ALTCHA, version 2).
import { createHash } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { now } from '../../clock.ts'

const LASTS_IN_MILLISECONDS = 5 * 60_000
const ITERATIONS = 5_000
/** How many keys are derived before the right one, at least and at most; each level doubles them. */
const FEWEST_KEYS = 200
const MOST_KEYS = 400
const HARDEST_LEVEL = 3

export type Task = Challenge

const solvedTask = z.strictObject({
  challenge: z.looseObject({
    parameters: z.looseObject({ nonce: z.string(), expiresAt: z.number(), data: z.looseObject({ about: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
})

/** For one thing alone: what was worked for one account opens no other. `level`: from 0, each twice as hard. */
export function makeTask(secret: string, { about, level }: { about: string; level: number }): Promise<Task> {
  const times = 2 ** Math.min(level, HARDEST_LEVEL)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(FEWEST_KEYS * times, MOST_KEYS * times),
    data: { about: hashOf(about) },
    deriveKey,
    expiresAt: new Date(now().getTime() + LASTS_IN_MILLISECONDS),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
}

/** @returns what names the task, so that it is used once; null where it was not solved, is too old or is about something else. */
export async function solvedTaskOf(secret: string, work: string, about: string): Promise<string | null> {
  const read = solvedTask.safeParse(parsed(work))
  if (!read.success) return null
  const { challenge, solution } = read.data as unknown as { challenge: Challenge; solution: Solution }
  const { nonce, data, expiresAt = 0 } = challenge.parameters
  if (data?.about !== hashOf(about) || expiresAt * 1_000 <= now().getTime()) return null
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  }).catch(() => ({ verified: false }))
  return verified ? nonce : null
}

function parsed(work: string): unknown {
  try {
    return JSON.parse(work)
  } catch {
    return null
  }
}

/** Nobody learns from a task which account it is about. */
const hashOf = (about: string): string => createHash('sha256').update(about).digest('base64url')
