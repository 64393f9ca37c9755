// The local outbox: mails as they would have been sent, where there is no mail server.
import { desc, eq } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailsTable } from './mails.table.ts'

/** A message that is worked off twice keeps one mail. */
export async function keep(db: Db, { to, subject, text, html }: Mail, outboxMessageId: string | null): Promise<void> {
  await db
    .insert(mailsTable)
    .values({ to, subject, text, html, outboxMessageId, at: now() })
    .onConflictDoNothing({ target: mailsTable.outboxMessageId })
}

/** Newest first. */
export const listTo = (db: Db, to: string) =>
  db
    .select({ to: mailsTable.to, subject: mailsTable.subject, text: mailsTable.text, html: mailsTable.html, at: mailsTable.at })
    .from(mailsTable)
    .where(eq(mailsTable.to, to))
    .orderBy(desc(mailsTable.at), desc(mailsTable.id))
