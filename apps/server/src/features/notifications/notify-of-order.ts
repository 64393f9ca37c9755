import { ORDER_ACTIONS, ORDER_STATUSES, type OrderStatus, type Role, roleOf } from '@app/domain'
import { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { JobParts } from '../../jobs/jobs.ts'
import { getBillOfOrder } from '../bills/bills-lists.repository.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { deliverNews } from './deliver-news.ts'
import { locationOf, newsOf } from './order-news.ts'
import { billStatusOf, placeOfBill } from './place-of-bill.ts'

/** As `tellClients` writes it. */
const orderMoved = z.object({
  orderId: z.uuid(),
  code: z.string(),
  userId: z.uuid(),
  action: z.enum(ORDER_ACTIONS),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  missingNote: z.string(),
})

/** Tells the client what happened to their package, when it happened: a message of the past is news of the past. */
export async function notifyOfOrder({ db }: Pick<JobParts, 'db'>, message: OutboxMessageRow): Promise<void> {
  const { orderId, code, userId, action, from, to, missingNote } = orderMoved.parse(message.payload)
  const kind = newsOf(action, to, from)
  if (!kind) return
  const reader = await users.get(db, userId)
  await deliverNews(db, {
    // Ids of messages rise as things happened: two of one millisecond stay in order.
    id: message.id,
    deduplicationKey: message.key ?? message.id,
    userId,
    kind,
    payload: { orderCode: code, from, to, note: kind === 'orderIncomplete' ? missingNote : '' },
    recordKind: 'order',
    recordId: orderId,
    location: await placeOf(db, { userId, role: roleOf(reader) }, to, orderId),
    createdAt: message.createdAt,
  })
}

/** Billed, paid and handed over is told of the bill: a client finds it open. */
async function placeOf(db: Db, reader: { userId: string; role: Role }, status: OrderStatus, orderId: string): Promise<string> {
  const billStatus = billStatusOf(status)
  if (reader.role !== 'client' || billStatus === undefined) return locationOf(reader.role, status, orderId)
  const { id } = await getBillOfOrder(db, reader, orderId)
  return placeOfBill(reader.role, billStatus, id)
}
