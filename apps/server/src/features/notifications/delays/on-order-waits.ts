import type { z } from 'zod'
import type { JobParts } from '../../../jobs/job-parts.ts'
import type { orderWaits, Said } from '../../outbox/messages.ts'
import * as users from '../../users/users.repository.ts'
import { newsFor, notify } from '../notify.ts'
import { waitingNote } from './delay-words.ts'

/** A package is given up from a day on if its client does not fetch it. */
export async function onOrderWaits(
  { db }: Pick<JobParts, 'db'>,
  said: Said<z.output<(typeof orderWaits)['schema']>>,
): Promise<void> {
  const { orderId: id, code, to, userId, from } = said.payload
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from: to, to, note: waitingNote(reader.language, from) }
  await notify(db, await newsFor(db, reader, said, { kind: 'orderWaits', payload, about: { kind: 'order', id } }))
}
