import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { followPackages, lockBundlesOfClients } from '../bundles/bundle-progress.repository.ts'
import { moveRequestsToAssociate } from '../dropshipping/dropshipping.repository.ts'
import { moveOpenToAssociate } from '../orders/orders-of-clients.repository.ts'
import { movePurchasesToAssociate } from '../purchases/purchases.repository.ts'
import { type Assignment, lockAllClients, recordAssignment } from './assignments.ts'
import * as users from './users.repository.ts'
import { setAssociate } from './users-lists.repository.ts'

/** Gives clients without associate to an associate: all of them or none. */
export function assignClients(db: Db, actor: Actor, { withOpenOrders, ...assignment }: Assignment & { withOpenOrders: boolean }) {
  const { associateId, clientIds } = assignment
  return db.transaction(async (tx) => {
    const { status } = await users.holdAssociate(tx, associateId)
    if (status !== 'active') throw new DomainError('associateNotFound', { ids: [associateId] })
    const clients = await lockAllClients(tx, clientIds)
    const taken = clients.filter((client) => client.associateId !== null).map(({ id }) => id)
    if (taken.length > 0) throw new DomainError('clientHasAssociate', { ids: taken })
    await setAssociate(tx, clients, associateId)
    if (withOpenOrders) await moveOpenRecords(tx, clientIds, associateId)
    await recordAssignment(tx, actor, 'assignAssociate', assignment)
  })
}

/** What is bought or quoted for them goes with their orders, and so do the bundles that hold those. Bundles are locked before orders. */
async function moveOpenRecords(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const bundles = await lockBundlesOfClients(db, clientIds)
  await movePurchasesToAssociate(db, clientIds, associateId)
  await moveRequestsToAssociate(db, clientIds, associateId)
  await moveOpenToAssociate(db, clientIds, associateId)
  await followPackages(db, bundles)
}
