import { now } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { notifyOfOrder } from '../features/notifications/notify-of-order.ts'
import { claimMessages } from '../features/outbox/outbox.repository.ts'
import { closeOutbox, markNewsRead } from './house.repository.ts'

const BATCH = 200
const LOCKED_FOR_IN_SECONDS = 3_600

/** The last weeks' messages become notifications, the older of them read; what came before was told and is forgotten. */
export async function tellNews(db: Db, { keptFrom, readUntil }: { keptFrom: Date; readUntil: Date }): Promise<void> {
  await closeOutbox(db, keptFrom)
  for (;;) {
    const messages = await claimMessages(db, BATCH, LOCKED_FOR_IN_SECONDS, ['orderMoved'])
    if (messages.length === 0) break
    await Promise.all(messages.map((message) => notifyOfOrder({ db }, message)))
  }
  await closeOutbox(db, now())
  await markNewsRead(db, readUntil)
}
