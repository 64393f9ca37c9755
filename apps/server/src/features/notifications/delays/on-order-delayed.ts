import type { JobParts } from '../../../jobs/job-parts.ts'
import type { OrderDelayed, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsFor, notify } from '../notify.ts'
import { delayNote } from './delay-words.ts'

/** A package comes later than its client was told. */
export async function onOrderDelayed({ db }: Pick<JobParts, 'db'>, said: Said<OrderDelayed>): Promise<void> {
  const { orderId: id, code, to, userId } = said.payload
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from: to, to, note: delayNote(reader.language, said.payload) }
  await notify(db, await newsFor(db, reader, said, { kind: 'orderDelayed', payload, about: { kind: 'order', id } }))
}
