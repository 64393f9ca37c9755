import { PURCHASE_ACTIONS, PURCHASE_STATUSES, roleOf } from '@app/domain'
import { z } from 'zod'
import type { JobParts } from '../../jobs/jobs.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { deliverNews } from './deliver-news.ts'
import { locationOfPurchase, purchaseNewsOf } from './purchase-news.ts'

/** As `tellClientOfPurchase` writes it. */
const purchaseMoved = z.object({
  purchaseId: z.uuid(),
  code: z.string(),
  userId: z.uuid(),
  action: z.enum(PURCHASE_ACTIONS),
  from: z.enum(PURCHASE_STATUSES).nullable(),
  to: z.enum(PURCHASE_STATUSES),
  note: z.string(),
})

/** Tells the client what happened to their assisted purchase, when it happened. */
export async function notifyOfPurchase({ db }: Pick<JobParts, 'db'>, message: OutboxMessageRow): Promise<void> {
  const { purchaseId, code, userId, action, from, to, note } = purchaseMoved.parse(message.payload)
  const kind = purchaseNewsOf(action)
  if (!kind) return
  const reader = await users.get(db, userId)
  await deliverNews(db, {
    // Ids of messages rise as things happened: two of one millisecond stay in order.
    id: message.id,
    deduplicationKey: message.key ?? message.id,
    userId,
    kind,
    payload: { orderCode: code, from, to, note },
    recordKind: 'purchase',
    recordId: purchaseId,
    location: locationOfPurchase(roleOf(reader), purchaseId),
    createdAt: message.createdAt,
  })
}
