import type { JobParts } from '../../jobs/job-parts.ts'
import type { IncidentMoved, Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { newsFor, notify } from './notify.ts'

const NEWS = { open: 'incidentOpened', resolve: 'incidentResolved' } as const

/** Notifies the client of the package, where it has one. */
export async function onIncidentMoved({ db }: Pick<JobParts, 'db'>, said: Said<IncidentMoved>): Promise<void> {
  const { userId, action, orderId: id, code, from, to, note } = said.payload
  if (userId === null) return
  const reader = await users.get(db, userId)
  const payload = { orderCode: code, from, to, note }
  await notify(db, newsFor(reader, said, { kind: NEWS[action], payload, about: { kind: 'order', id } }))
}
