import type { JobParts } from '../../jobs/jobs.ts'
import { newsMail } from '../../mail/news-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { mailedNews } from './deliver-news.ts'
import { channelsFor } from './preferences.ts'

/** Mails a notification, unless its reader has left or has chosen otherwise meanwhile. */
export async function mailNews(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  const { db, config } = parts
  const { userId, ...news } = mailedNews.parse(message.payload)
  const reader = await users.get(db, userId)
  const { mail } = await channelsFor(db, userId, news.kind)
  if (reader.status !== 'active' || !mail) return
  await sendMail(parts, newsMail(reader, { ...news, id: message.id }, config.publicUrl), message.id)
}
