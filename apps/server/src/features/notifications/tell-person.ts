import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import type { Db } from '../../db/db.ts'
import { addMessages } from '../outbox/outbox.repository.ts'
import type { RecordTold } from './place-of-record.ts'

/** What somebody is to be told, and the record that it is about. The same `key` is told once. */
export type News = {
  userId: string
  kind: NotificationKind
  payload: NotificationPayload
  about: RecordTold
  key: string
}

/** Tells one person once the transaction has committed. */
export const tellPerson = (db: Db, { key, ...news }: News): Promise<void> =>
  addMessages(db, [{ kind: 'personTold', key: `personTold/${key}`, payload: news }])
