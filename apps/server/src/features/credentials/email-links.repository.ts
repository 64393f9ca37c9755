// The only file that touches the links that confirm an address.
import { DomainError } from '@app/domain'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type EmailLinkRow, emailLinksTable } from './email-links.table.ts'
import { hashToken, newToken } from './tokens.ts'

const { userId: ownerId, tokenHash, usedAt, expiresAt } = emailLinksTable
const DAY_IN_MILLISECONDS = 24 * 60 * 60_000
export const EMAIL_LINK_LIFETIME_IN_MILLISECONDS = DAY_IN_MILLISECONDS
/** As long as a link can be told from one that never was. */
const KEPT_FOR_IN_MILLISECONDS = 30 * DAY_IN_MILLISECONDS

/** Earlier links of the same address live on: a mail may arrive late. @returns the token, which only the mail carries. */
export async function issue(db: Db, link: Pick<EmailLinkRow, 'userId' | 'email' | 'isMailed'>): Promise<string> {
  const token = newToken()
  const until = new Date(now().getTime() + EMAIL_LINK_LIFETIME_IN_MILLISECONDS)
  await db.insert(emailLinksTable).values({ ...link, tokenHash: hashToken(token), expiresAt: until })
  return token
}

/** @throws emailLinkWrong, emailLinkUsed, emailLinkExpired */
export async function read(db: Db, token: string): Promise<EmailLinkRow> {
  const [link] = await db
    .select()
    .from(emailLinksTable)
    .where(eq(tokenHash, hashToken(token)))
  if (!link) throw new DomainError('emailLinkWrong')
  if (link.usedAt !== null) throw new DomainError('emailLinkUsed')
  if (link.expiresAt <= now()) throw new DomainError('emailLinkExpired')
  return link
}

/** With all others of the account: one of them is enough. Of two calls at once, one uses it. */
export async function use(db: Db, { id, userId }: EmailLinkRow): Promise<void> {
  const used = await db
    .update(emailLinksTable)
    .set({ usedAt: now() })
    .where(and(eq(ownerId, userId), isNull(usedAt)))
    .returning({ id: emailLinksTable.id })
  if (!used.some((link) => link.id === id)) throw new DomainError('emailLinkUsed')
}

/** Links of an address that the account no longer has or asks for. */
export const removeAll = (db: Db, userId: string) => db.delete(emailLinksTable).where(and(eq(ownerId, userId), isNull(usedAt)))

export const removeOld = (db: Db) =>
  db.delete(emailLinksTable).where(lt(expiresAt, new Date(now().getTime() - KEPT_FOR_IN_MILLISECONDS)))
