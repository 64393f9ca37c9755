import { NOTIFICATION_KINDS, notificationPayload } from '@app/contract/notifications.contract'
import { ORDER_STATUSES, type Role, roleOf } from '@app/domain'
import { z } from 'zod'
import type { JobParts } from '../../jobs/jobs.ts'
import type { OutboxMessageRow } from '../outbox/outbox.table.ts'
import * as users from '../users/users.repository.ts'
import { addNotification } from './notifications.repository.ts'
import { locationOf } from './order-news.ts'
import { locationOfPurchase } from './purchase-news.ts'

/** As `tellPerson` writes it. */
const personTold = z.object({
  userId: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: notificationPayload,
  about: z.object({ kind: z.enum(['order', 'bill', 'purchase', 'dropshipping']), id: z.uuid() }),
})
type Told = z.output<typeof personTold>

/** Tells one person of something that happened to a record of theirs, when it happened. */
export async function notifyPerson({ db }: Pick<JobParts, 'db'>, message: OutboxMessageRow): Promise<void> {
  const told = personTold.parse(message.payload)
  const { userId, kind, payload, about } = told
  const reader = await users.get(db, userId)
  await addNotification(db, {
    id: message.id,
    deduplicationKey: message.key ?? message.id,
    userId,
    kind,
    payload,
    recordKind: about.kind,
    recordId: about.id,
    location: placeOf(roleOf(reader), told),
    createdAt: message.createdAt,
  })
}

/** The screen on which whoever reads it finds the record; bills have one for clients and one for administrators. */
function placeOf(role: Role, { about, payload }: Told): string {
  if (about.kind === 'purchase') return locationOfPurchase(role, about.id)
  if (about.kind === 'dropshipping') return dropshippingPage(role, about.id)
  if (about.kind === 'order') return locationOf(role, z.enum(ORDER_STATUSES).parse(payload.to), about.id)
  if (role === 'client') return '/tuspagos?view=pending'
  return role === 'administrator' ? '/finances/facturas-venta' : '/'
}

/** Clients see their requests where they ask for quotes. */
function dropshippingPage(role: Role, id: string): string {
  if (role === 'client') return `/cotizar?open=${id}`
  return role === 'administrator' ? `/operations/dropshipping?open=${id}` : `/dropshipping?open=${id}`
}
