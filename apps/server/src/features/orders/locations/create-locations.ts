import type { locations as contract, Received } from '@app/contract'
import { type Actor, DomainError, LAST_WALKING_ORDER } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { addEvents } from '../../events/events.repository.ts'
import { addLocations, lastWalkingOrder } from './locations.repository.ts'
import { requireWarehouse } from './require-warehouse.ts'

/** @throws DomainError `locationCodeTaken` (409), `fieldNotValid` (422) where the last walking order is passed */
export async function createLocations(
  db: Db,
  actor: Actor,
  { warehouse, codes, zone }: Received<typeof contract.createLocations>['body'],
): Promise<void> {
  requireWarehouse(actor, warehouse)
  await db.transaction(async (tx) => {
    const last = await lastWalkingOrder(tx, warehouse)
    if (last + codes.length > LAST_WALKING_ORDER) throw new DomainError('fieldNotValid', { field: 'codes' })
    const added = await addLocations(
      tx,
      codes.map((code, index) => ({ code, warehouse, zone, walkingOrder: last + index + 1 })),
    )
    await addEvents(
      tx,
      actor,
      added.map(({ id, code }) => ({
        aggregate: 'location',
        aggregateId: id,
        action: 'create',
        changes: { code, warehouse, zone },
      })),
    )
  })
}
