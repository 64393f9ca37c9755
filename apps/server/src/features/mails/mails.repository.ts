// The local outbox: mails that reached nobody, because there was no mail server or because it refused them.
import { DomainError } from '@app/domain'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Mail } from '../../mail/mail.ts'
import { outboxMessagesTable as messages } from '../outbox/outbox.table.ts'
import { mailsTable } from './mails.table.ts'

/** The mails of a message, one to each of its people. A message that is worked off twice keeps one of each. */
export async function keepAll(db: Db, mails: readonly Mail[], outboxMessageId: string): Promise<void> {
  const at = now()
  const rows = mails.map(({ to, subject, text, html }) => ({ to, subject, text, html, outboxMessageId, at }))
  await db
    .insert(mailsTable)
    .values(rows)
    .onConflictDoNothing({ target: [mailsTable.outboxMessageId, mailsTable.to] })
}

/** Newest first. */
export const listTo = (db: Db, to: string) =>
  db
    .select({ to: mailsTable.to, subject: mailsTable.subject, text: mailsTable.text, html: mailsTable.html, at: mailsTable.at })
    .from(mailsTable)
    .where(eq(mailsTable.to, to))
    .orderBy(desc(mailsTable.at), desc(mailsTable.id))

export type Refused = { mail: Mail; error: unknown }

/** Mails that the mail server did not take: to whom, and why. Their words are kept nowhere, because their links are secrets. */
export async function keepRefused(db: Db, refused: readonly Refused[], outboxMessageId: string): Promise<void> {
  const at = now()
  const rows = refused.map(({ mail: { to, subject }, error }) => {
    const said = error instanceof Error ? error.message : String(error)
    return { to, subject, text: '', html: null, outboxMessageId, at, error: said }
  })
  await db
    .insert(mailsTable)
    .values(rows)
    .onConflictDoUpdate({ target: [mailsTable.outboxMessageId, mailsTable.to], set: { error: sql`excluded.error`, at } })
}

/** The mail server took them after all. */
export async function forgetRefused(db: Db, outboxMessageId: string): Promise<void> {
  await db.delete(mailsTable).where(and(eq(mailsTable.outboxMessageId, outboxMessageId), isNotNull(mailsTable.error)))
}

/** Takes mails from the list: all of them or none. @returns the messages that they were written for. @throws mailNotFound */
export async function takeUnsent(tx: Db, ids: readonly string[]): Promise<string[]> {
  const known = and(inArray(mailsTable.id, [...ids]), isNotNull(mailsTable.outboxMessageId))
  const taken = await tx.delete(mailsTable).where(known).returning({ id: mailsTable.id, messageId: mailsTable.outboxMessageId })
  const missing = new Set(ids).difference(new Set(taken.map(({ id }) => id)))
  if (missing.size > 0) throw new DomainError('mailNotFound', { ids: [...missing] })
  return [...new Set(taken.flatMap(({ messageId }) => messageId ?? []))]
}

const isWaiting = and(isNull(messages.sentAt), isNull(messages.failedAt))

export const selectUnsent = (db: Db, cursor: SQL<string>) =>
  db
    .select({
      id: mailsTable.id,
      at: mailsTable.at,
      to: mailsTable.to,
      subject: mailsTable.subject,
      error: mailsTable.error,
      nextTryAt: sql<Date | null>`case when ${isWaiting} then ${messages.availableAt} end`.mapWith(messages.availableAt),
      cursor,
    })
    .from(mailsTable)
    .leftJoin(messages, eq(messages.id, mailsTable.outboxMessageId))
export type UnsentRow = Awaited<ReturnType<typeof selectUnsent>>[number]
