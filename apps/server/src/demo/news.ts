import { now } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { onOrderDelayed } from '../features/notifications/delays/on-order-delayed.ts'
import { notifyClient } from '../features/notifications/on-order-moved.ts'
import { orderDelayed, orderMoved } from '../features/outbox/messages.ts'
import { claimMessages } from '../features/outbox/outbox.repository.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import { saidAs } from '../features/outbox/said-as.ts'
import { closeOutbox, markNewsRead } from './house.repository.ts'

const BATCH = 200
const LOCKED_FOR_IN_SECONDS = 3_600

/** The last weeks' messages become notifications, the older of them read; what came before was read long ago. */
export async function notifyOfYear(db: Db, { keptFrom, readUntil }: { keptFrom: Date; readUntil: Date }): Promise<void> {
  await closeOutbox(db, keptFrom)
  for (;;) {
    const messages = await claimMessages(db, BATCH, LOCKED_FOR_IN_SECONDS, [orderMoved.kind, orderDelayed.kind])
    if (messages.length === 0) break
    await Promise.all(messages.map((message) => notifyOf(db, message)))
  }
  await closeOutbox(db, now())
  await markNewsRead(db, readUntil)
}

const notifyOf = (db: Db, message: OutboxMessageRow): Promise<void> =>
  message.kind === orderMoved.kind
    ? notifyClient({ db }, saidAs(orderMoved, message))
    : onOrderDelayed({ db }, saidAs(orderDelayed, message))
