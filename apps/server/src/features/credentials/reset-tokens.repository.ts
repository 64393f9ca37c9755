// The only file that reads or writes the reset tokens: links that let somebody choose a password once.
import { DomainError } from '@app/domain'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { resetTokensTable } from './sessions.table.ts'
import { hashToken, newToken } from './tokens.ts'

type Purpose = (typeof resetTokensTable.$inferInsert)['purpose']

type Wanted = { purpose: Purpose; lifetimeInMilliseconds: number; isMailed: boolean }

/** Older links of the same person die. @returns the token, which only the mail carries. */
export async function issue(db: Db, userId: string, { purpose, lifetimeInMilliseconds, isMailed }: Wanted): Promise<string> {
  const token = newToken()
  await killAll(db, userId)
  const expiresAt = new Date(now().getTime() + lifetimeInMilliseconds)
  await db.insert(resetTokensTable).values({ tokenHash: hashToken(token), purpose, isMailed, userId, expiresAt })
  return token
}

/** Whose password the link may set. @throws resetTokenInvalid for a link that is wrong, old or used. */
export async function ownerOf(db: Db, token: string): Promise<string> {
  const [row] = await db.select({ userId: resetTokensTable.userId }).from(resetTokensTable).where(isUsable(token))
  if (!row?.userId) throw new DomainError('resetTokenInvalid')
  return row.userId
}

/** Of two that use a link at once, one gets it. */
export async function use(db: Db, token: string): Promise<{ isMailed: boolean }> {
  const [used] = await db
    .update(resetTokensTable)
    .set({ usedAt: now() })
    .where(isUsable(token))
    .returning({ isMailed: resetTokensTable.isMailed })
  if (!used) throw new DomainError('resetTokenInvalid')
  return used
}

export async function killAll(db: Db, userId: string): Promise<void> {
  await db
    .update(resetTokensTable)
    .set({ usedAt: now() })
    .where(and(eq(resetTokensTable.userId, userId), isNull(resetTokensTable.usedAt)))
}

const isUsable = (token: string) =>
  and(
    eq(resetTokensTable.tokenHash, hashToken(token)),
    isNotNull(resetTokensTable.userId),
    isNull(resetTokensTable.usedAt),
    gt(resetTokensTable.expiresAt, now()),
  )
