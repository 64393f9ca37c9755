import type { JobParts } from '../../jobs/job-parts.ts'
import { newsMail } from '../../mail/news-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { NewsMailed, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { channelsFor } from './preferences.ts'

/** Mails a notification, unless its reader has left or has chosen otherwise meanwhile. */
export async function onNewsMailed(parts: JobParts, { id, payload }: Said<NewsMailed>): Promise<void> {
  const { db, config } = parts
  const { userId, ...news } = payload
  const reader = await users.get(db, userId)
  const { mail } = await channelsFor(db, userId, news.kind)
  if (reader.status !== 'active' || !mail) return
  await sendMail(parts, newsMail(reader, { ...news, id }, config.publicUrl), id)
}
