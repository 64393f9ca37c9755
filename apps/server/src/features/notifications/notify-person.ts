import { NOTIFICATION_KINDS, notificationPayload } from '@app/contract/notifications.contract'
import { roleOf } from '@app/domain'
import { z } from 'zod'
import type { JobParts } from '../../jobs/jobs.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { deliverNews } from './deliver-news.ts'
import { placeOfRecord, recordTold } from './place-of-record.ts'

/** As `tellPerson` writes it. */
const personTold = z.object({
  userId: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: notificationPayload,
  about: recordTold,
})

/** Tells one person of something that happened to a record of theirs, when it happened. */
export async function notifyPerson({ db }: Pick<JobParts, 'db'>, message: OutboxMessageRow): Promise<void> {
  const { userId, kind, payload, about } = personTold.parse(message.payload)
  const reader = await users.get(db, userId)
  await deliverNews(db, {
    id: message.id,
    deduplicationKey: message.key ?? message.id,
    userId,
    kind,
    payload,
    recordKind: about.kind,
    recordId: about.id,
    location: placeOfRecord(roleOf(reader), about, payload),
    createdAt: message.createdAt,
  })
}
