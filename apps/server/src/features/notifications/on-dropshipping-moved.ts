import type { JobParts } from '../../jobs/job-parts.ts'
import type { DropshippingMoved, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { DROPSHIPPING_NEWS, DROPSHIPPING_NEWS_OF_STAFF } from './dropshipping-news.ts'
import { newsForStaff } from './news-for-staff.ts'
import { newsFor, notify } from './notify.ts'

type Parts = Pick<JobParts, 'db'>

export async function onDropshippingMoved(parts: Parts, said: Said<DropshippingMoved>): Promise<void> {
  await notifyStaff(parts, said)
  await notifyClient(parts, said)
}

async function notifyStaff({ db }: Parts, said: Said<DropshippingMoved>): Promise<void> {
  const { requestId: id, code, action, from, to, associateId, doer } = said.payload
  const kind = DROPSHIPPING_NEWS_OF_STAFF[action]
  if (!kind || from === to) return
  const payload = { orderCode: code, from, to, note: '' }
  await notify(db, ...(await newsForStaff(db, said, { kind, payload, about: { kind: 'dropshipping', id }, associateId, doer })))
}

async function notifyClient({ db }: Parts, said: Said<DropshippingMoved>): Promise<void> {
  const { requestId: id, code, userId, action, from, to, note } = said.payload
  const kind = DROPSHIPPING_NEWS[action]
  if (!kind || userId === null) return
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from, to, note }
  await notify(db, await newsFor(db, reader, said, { kind, payload, about: { kind: 'dropshipping', id } }))
}
