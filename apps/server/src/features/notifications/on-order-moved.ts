import type { NotificationKind } from '@app/contract/notifications.contract'
import { ORDERS_PATH } from '@app/contract/paths'
import type { Language } from '@app/domain'
import { newId } from '../../db/id.ts'
import { OUTCOME_WORDS } from '../../documents/words.ts'
import type { JobParts } from '../../jobs/job-parts.ts'
import type { OrderMoved, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { inFavour } from './in-favour.ts'
import { newsForStaff } from './news-for-staff.ts'
import { newsFor, notify } from './notify.ts'
import { newsOf, staffNewsOf } from './order-news.ts'

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
  await notify(
    db,
    await newsFor(
      db,
      reader,
      { ...said, id: newId() },
      { kind: 'orderRemoved', payload, about: { kind: 'order', id }, location: ORDERS_PATH.client },
    ),
  )
}

const SAYS_WHY: readonly NotificationKind[] = ['orderIncomplete', 'orderRemoved']

/** What others did to a package, for its client. */
export async function notifyClient({ db }: Parts, said: Said<OrderMoved>): Promise<void> {
  const { orderId: id, code, userId, action, from, to } = said.payload
  const kind = newsOf(action, to, from)
  if (!kind || userId === null) return
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from, to, note: SAYS_WHY.includes(kind) ? noteFor(said.payload, reader.language) : '' }
  await notify(db, await newsFor(db, reader, said, { kind, payload, about: { kind: 'order', id } }))
}

/** How it ended where that is not its client's own wish, what of the money is theirs again, and why. */
function noteFor({ action, note, freedInCents }: OrderMoved, language: Language): string {
  const ended = action === 'removeAsCancelled' ? `${OUTCOME_WORDS[language].storeCancelled}.` : ''
  return [ended, inFavour(freedInCents, language), note].filter(Boolean).join(' ')
}
