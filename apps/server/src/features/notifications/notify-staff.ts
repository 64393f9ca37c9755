import { notificationPayload, STAFF_NOTIFICATION_KINDS } from '@app/contract/notifications.contract'
import { roleOf } from '@app/domain'
import { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { JobParts } from '../../jobs/jobs.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { deliverNews } from './deliver-news.ts'
import { TOLD_TO } from './kinds.ts'
import { placeOfRecord, recordTold } from './place-of-record.ts'

/** As `tellStaff` writes it. */
const staffTold = z.object({
  kind: z.enum(STAFF_NOTIFICATION_KINDS),
  payload: notificationPayload,
  about: recordTold,
  associateId: z.uuid().nullable(),
  doerId: z.uuid().nullable(),
  isDoneByAdministrator: z.boolean(),
})
type Told = z.output<typeof staffTold>

/** Tells whoever works on the record, or the administrators; nobody of what they did themselves. */
export async function notifyStaff({ db }: Pick<JobParts, 'db'>, message: OutboxMessageRow): Promise<void> {
  const told = staffTold.parse(message.payload)
  for (const reader of await readersOf(db, told)) {
    await deliverNews(db, {
      id: newId(),
      deduplicationKey: `${message.key ?? message.id}/${reader.id}`,
      userId: reader.id,
      kind: told.kind,
      payload: told.payload,
      recordKind: told.about.kind,
      recordId: told.about.id,
      location: placeOfRecord(roleOf(reader), told.about, told.payload),
      createdAt: message.createdAt,
    })
  }
}

async function readersOf(db: Db, { kind, associateId, doerId, isDoneByAdministrator }: Told) {
  if (TOLD_TO[kind] === 'associate' && associateId !== null) {
    const associate = await users.get(db, associateId)
    if (associate.status === 'active' && roleOf(associate) !== 'client') return associateId === doerId ? [] : [associate]
  }
  return isDoneByAdministrator ? [] : users.listActiveAdministrators(db)
}
