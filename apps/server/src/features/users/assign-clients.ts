import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { followPackages, lockBundlesOfClients } from '../bundles/bundle-progress.repository.ts'
import { moveRequestsToAssociate } from '../dropshipping/dropshipping.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { moveOpenToAssociate } from '../orders/orders-of-clients.repository.ts'
import { movePurchasesToAssociate } from '../purchases/purchases.repository.ts'
import * as users from './users.repository.ts'
import { lockClients, setAssociate } from './users-lists.repository.ts'

type Assignment = { associateId: string; clientIds: readonly string[] }

/** Gives clients without associate to an associate: all of them or none. */
export function assignClients(db: Db, actor: Actor, { withOpenOrders, ...assignment }: Assignment & { withOpenOrders: boolean }) {
  const { associateId, clientIds } = assignment
  return db.transaction(async (tx) => {
    const { status } = await users.holdAssociate(tx, associateId)
    if (status !== 'active') throw new DomainError('associateNotFound', { ids: [associateId] })
    const clients = await lockAll(tx, clientIds)
    const taken = clients.filter((client) => client.associateId !== null).map(({ id }) => id)
    if (taken.length > 0) throw new DomainError('clientHasAssociate', { ids: taken })
    await setAssociate(tx, clientIds, associateId)
    if (withOpenOrders) await moveOpenRecords(tx, clientIds, associateId)
    await record(tx, actor, 'assignAssociate', assignment)
  })
}

/** Takes clients from their associate: all of them or none. Their orders stay with whom they were made. */
export function unassignClients(db: Db, actor: Actor, { associateId, clientIds }: Assignment) {
  return db.transaction(async (tx) => {
    await users.getAssociate(tx, associateId)
    const clients = await lockAll(tx, clientIds)
    const foreign = clients.filter((client) => client.associateId !== associateId).map(({ id }) => id)
    if (foreign.length > 0) throw new DomainError('clientNotFound', { ids: foreign })
    await setAssociate(tx, clientIds, null)
    await record(tx, actor, 'unassignAssociate', { associateId, clientIds })
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

async function lockAll(db: Db, ids: readonly string[]) {
  const clients = await lockClients(db, ids)
  const found = new Set(clients.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length > 0) throw new DomainError('clientNotFound', { ids: missing })
  return clients
}

const record = (db: Db, actor: Actor, action: string, { associateId, clientIds }: Assignment): Promise<void> =>
  addEvents(
    db,
    actor,
    clientIds.map((aggregateId) => ({ aggregate: 'user', aggregateId, action, changes: { associateId } }) as const),
  )
