import { type OrderStatus, type Role, roleOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { JobParts } from '../../jobs/job-parts.ts'
import { getBillOfOrder } from '../bills/bills-lists.repository.ts'
import type { OrderMoved, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { newsForStaff } from './news-for-staff.ts'
import { newsFor, notify } from './notify.ts'
import { locationOf, newsOf, staffNewsOf } from './order-news.ts'
import { billStatusOf, placeOfBill } from './place-of-bill.ts'

type Parts = Pick<JobParts, 'db'>

export async function onOrderMoved(parts: Parts, said: Said<OrderMoved>): Promise<void> {
  await notifyStaff(parts, said)
  await notifyFormerClient(parts, said)
  await notifyClient(parts, said)
}

/** What waits for staff. */
async function notifyStaff({ db }: Parts, said: Said<OrderMoved>): Promise<void> {
  const { orderId: id, code, from, to, associateId, doer } = said.payload
  const kind = staffNewsOf(said.payload)
  if (!kind) return
  const payload = { orderCode: code, from, to, note: '' }
  await notify(db, ...(await newsForStaff(db, said, { kind, payload, about: { kind: 'order', id }, associateId, doer })))
}

/** For whoever it was before, an order that is somebody else's now is gone. */
async function notifyFormerClient({ db }: Parts, said: Said<OrderMoved>): Promise<void> {
  const { orderId: id, code, formerUserId, from } = said.payload
  if (formerUserId === null) return
  const reader = await users.get(db, formerUserId)
  const payload = { orderCode: code, from, to: 'removed', note: '' } as const
  await notify(db, newsFor(reader, { ...said, id: newId() }, { kind: 'orderRemoved', payload, about: { kind: 'order', id } }))
}

/** What others did to a package, for its client. */
export async function notifyClient({ db }: Parts, said: Said<OrderMoved>): Promise<void> {
  const { orderId: id, code, userId, action, from, to, missingNote } = said.payload
  const kind = newsOf(action, to, from)
  if (!kind || userId === null) return
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from, to, note: kind === 'orderIncomplete' ? missingNote : '' }
  const location = await placeOf(db, { userId, role: roleOf(reader) }, to, id)
  await notify(db, newsFor(reader, said, { kind, payload, about: { kind: 'order', id }, location }))
}

/** Billed, paid and handed over leads to the bill: a client finds it open. */
async function placeOf(db: Db, reader: { userId: string; role: Role }, status: OrderStatus, orderId: string): Promise<string> {
  const billStatus = billStatusOf(status)
  if (reader.role !== 'client' || billStatus === undefined) return locationOf(reader.role, status, orderId)
  const { id } = await getBillOfOrder(db, reader, orderId)
  return placeOfBill(reader.role, billStatus, id)
}
