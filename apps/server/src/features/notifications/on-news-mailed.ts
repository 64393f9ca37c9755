import type { NotificationKind } from '@app/contract/notifications.contract'
import type { JobParts } from '../../jobs/job-parts.ts'
import { newsMail } from '../../mail/news-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import * as company from '../company/company.repository.ts'
import type { NewsMailed } from '../outbox/mail-payloads.ts'
import type { Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { channelsFor } from './preferences.ts'

/** After these the reader goes to the counter. */
const COLLECTED: ReadonlySet<NotificationKind> = new Set(['orderPaid'])

/** Mails a notification, unless its reader has left or has chosen otherwise meanwhile. */
export async function onNewsMailed(parts: JobParts, { id, payload }: Said<NewsMailed>): Promise<void> {
  const { db, config } = parts
  const { userId, ...news } = payload
  const reader = await users.get(db, userId)
  const { mail } = await channelsFor(db, userId, news.kind)
  if (reader.status !== 'active' || !mail) return
  const counter = COLLECTED.has(news.kind) ? await company.get(db) : undefined
  await sendMail(parts, newsMail(reader, { ...news, id }, config.publicUrl, counter), id)
}
