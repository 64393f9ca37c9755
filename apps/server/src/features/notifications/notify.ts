import type { NotificationKind, NotificationPayload } from '@app/contract/notifications.contract'
import { roleOf } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { newsMailed, type Said } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import type { Account } from '../users/users.repository.ts'
import { addNotification } from './notifications.repository.ts'
import { placeOfRecord, type RecordTold } from './places/place-of-record.ts'
import { channelsFor } from './preferences.ts'
import { sayPushed } from './push/say-pushed.ts'
import { thingsTold } from './things-told.ts'

export type News = {
  id: string
  /** The same one twice is one notification, on each channel. */
  deduplicationKey: string
  userId: string
  kind: NotificationKind
  payload: NotificationPayload
  recordKind: string
  recordId: string
  location: string
  /** When it happened. */
  createdAt: Date
  /** One that a mail told of already only rings. */
  isMailed?: boolean
}

const OLDEST_THAT_IS_MAILED_IN_MILLISECONDS = 3 * 86_400_000

/** Notifies people through the channels that they chose. A mail about what is long past would only confuse. */
export async function notify(db: Db, ...all: readonly News[]): Promise<void> {
  for (const news of all) await db.transaction((tx) => notifyOne(tx, news))
}

async function notifyOne(tx: Db, { isMailed = true, ...news }: News): Promise<void> {
  const { bell, mail } = await channelsFor(tx, news.userId, news.kind)
  // All channels are told in one transaction: one whose bell is there was told.
  if (bell && (await addNotification(tx, news)).length === 0) return
  const isRecent = now().getTime() - news.createdAt.getTime() < OLDEST_THAT_IS_MAILED_IN_MILLISECONDS
  if (!isRecent) return
  const { userId, kind, payload, location, deduplicationKey } = news
  await sayPushed(tx, [userId], { kind, things: payload.things ?? null, location: () => location })
  if (!mail || !isMailed) return
  await say(tx, newsMailed, { deduplicationKey, userId, kind, payload, location })
}

export type About = { kind: NotificationKind; payload: NotificationPayload; about: RecordTold; location?: string }

/** What a message is to one reader: of when it happened, not of when it is read. */
export async function newsFor(
  db: Db,
  reader: Account,
  said: Said<unknown>,
  { kind, payload, about, location }: About,
): Promise<News> {
  const things = roleOf(reader) === 'client' ? await thingsTold(db, reader.id, about) : null
  return {
    // Ids of messages rise as things happened: two of one millisecond stay in order.
    id: said.id,
    deduplicationKey: `${said.key ?? said.id}/${kind}/${reader.id}`,
    userId: reader.id,
    kind,
    payload: things ? { ...payload, things } : payload,
    recordKind: about.kind,
    recordId: about.id,
    location: location ?? (await placeOfRecord(db, reader, about, payload)),
    createdAt: said.createdAt,
  }
}
