import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { type Assignment, lockAllClients, recordAssignment } from './assignments.ts'
import * as users from './users.repository.ts'
import { setAssociate } from './users-lists.repository.ts'

/** Takes clients from their associate: all of them or none. Their orders stay with whom they were made. */
export function unassignClients(db: Db, actor: Actor, { associateId, clientIds }: Assignment) {
  return db.transaction(async (tx) => {
    await users.getAssociate(tx, associateId)
    const clients = await lockAllClients(tx, clientIds)
    const foreign = clients.filter((client) => client.associateId !== associateId).map(({ id }) => id)
    if (foreign.length > 0) throw new DomainError('clientNotFound', { ids: foreign })
    await setAssociate(tx, clients, null)
    await recordAssignment(tx, actor, 'unassignAssociate', { associateId, clientIds })
  })
}
