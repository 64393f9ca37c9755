import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { lockClients } from './users-lists.repository.ts'

export type Assignment = { associateId: string; clientIds: readonly string[] }

/** @throws clientNotFound with the ids that are no clients */
export async function lockAllClients(db: Db, ids: readonly string[]) {
  const clients = await lockClients(db, ids)
  const found = new Set(clients.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length > 0) throw new DomainError('clientNotFound', { ids: missing })
  return clients
}

export const recordAssignment = (db: Db, actor: Actor, action: string, { associateId, clientIds }: Assignment): Promise<void> =>
  addEvents(
    db,
    actor,
    clientIds.map((aggregateId) => ({ aggregate: 'user', aggregateId, action, changes: { associateId } }) as const),
  )
