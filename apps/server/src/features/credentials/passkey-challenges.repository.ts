// The only file that touches the challenges that passkeys sign.
import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type CHALLENGE_PURPOSES, passkeyChallengesTable } from './passkeys.table.ts'

export const CHALLENGE_LIFETIME_IN_MILLISECONDS = 5 * 60_000
/** WebAuthn asks for 16 at least. */
const CHALLENGE_LENGTH_IN_BYTES = 32

export type Asked = { purpose: (typeof CHALLENGE_PURPOSES)[number]; sessionId: string | null }

const { challenge: value, purpose: wanted, sessionId: session, expiresAt } = passkeyChallengesTable
const isOf = ({ purpose, sessionId }: Asked) =>
  and(eq(wanted, purpose), sessionId === null ? isNull(session) : eq(session, sessionId))

/** A session has one for each purpose: another takes its place. @returns it, in base64url. */
export async function add(db: Db, asked: Asked): Promise<string> {
  if (asked.sessionId !== null) await db.delete(passkeyChallengesTable).where(isOf(asked))
  const challenge = randomBytes(CHALLENGE_LENGTH_IN_BYTES).toString('base64url')
  const expires = new Date(now().getTime() + CHALLENGE_LIFETIME_IN_MILLISECONDS)
  await db.insert(passkeyChallengesTable).values({ ...asked, challenge, expiresAt: expires })
  return challenge
}

/** Of two who answer one at once, one is right. */
export async function use(db: Db, challenge: string, asked: Asked): Promise<boolean> {
  const used = await db
    .delete(passkeyChallengesTable)
    .where(and(eq(value, challenge), isOf(asked), gt(expiresAt, now())))
    .returning({ id: passkeyChallengesTable.id })
  return used.length > 0
}

export async function removeExpired(db: Db): Promise<void> {
  await db.delete(passkeyChallengesTable).where(lt(expiresAt, now()))
}
