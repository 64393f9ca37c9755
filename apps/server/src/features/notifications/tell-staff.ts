import type { NotificationPayload } from '@app/contract/notifications.contract'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { addMessages } from '../outbox/outbox.repository.ts'
import type { StaffNotificationKind } from './kinds.ts'
import type { RecordTold } from './place-of-record.ts'

/** What waits for staff, and the record that it is about. The same `key` is told once. */
export type StaffNews = {
  kind: StaffNotificationKind
  payload: NotificationPayload
  about: RecordTold
  /** Who works on it; the administrators where nobody does. */
  associateId: string | null
  key: string
}

/** Tells whoever has to act once the transaction has committed. What an administrator did leaves nothing to tell their colleagues. */
export async function tellStaff(db: Db, { userId: doerId, role }: Doer, { key, ...news }: StaffNews): Promise<void> {
  const isDoneByAdministrator = doerId !== null && role === 'administrator'
  await addMessages(db, [
    { kind: 'staffTold', key: `staffTold/${news.kind}/${key}`, payload: { ...news, doerId, isDoneByAdministrator } },
  ])
}
