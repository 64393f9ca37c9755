import { NOTIFICATION_KINDS, notificationPayload } from '@app/contract/notifications.contract'
import { z } from 'zod'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addMessages } from '../outbox/outbox.repository.ts'
import { addNotification } from './notifications.repository.ts'
import { channelsFor } from './preferences.ts'

/** What a mail needs to say it, whether or not it also rang. */
export const mailedNews = z.object({
  userId: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: notificationPayload,
  location: z.string(),
})
export type News = z.output<typeof mailedNews> & {
  id: string
  /** The same one twice is told once, by each channel. */
  deduplicationKey: string
  recordKind: string
  recordId: string
  /** When it happened. */
  createdAt: Date
}

const OLDEST_THAT_IS_MAILED_IN_MILLISECONDS = 3 * 86_400_000

/** Tells one person through the channels that they chose. A mail about what is long past would only confuse. */
export async function deliverNews(db: Db, news: News): Promise<void> {
  await db.transaction(async (tx) => {
    const { bell, mail } = await channelsFor(tx, news.userId, news.kind)
    if (bell) await addNotification(tx, news)
    const isRecent = now().getTime() - news.createdAt.getTime() < OLDEST_THAT_IS_MAILED_IN_MILLISECONDS
    if (!mail || !isRecent) return
    const { userId, kind, payload, location, deduplicationKey } = news
    await addMessages(tx, [
      { kind: 'newsMailed', key: `newsMailed/${deduplicationKey}`, payload: { userId, kind, payload, location } },
    ])
  })
}
