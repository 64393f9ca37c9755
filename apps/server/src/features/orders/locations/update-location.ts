import type { locations as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { fieldChanges } from '../../../records/field-changes.ts'
import { addEvents } from '../../events/events.repository.ts'
import { changeLocation, lockLocation } from './locations.repository.ts'
import { requireWarehouse } from './require-warehouse.ts'

/** @throws DomainError `locationNotFound` (404), `permissionMissing` (403) */
export const updateLocation = (
  db: Db,
  actor: Actor,
  id: string,
  changes: Received<typeof contract.updateLocation>['body'],
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockLocation(tx, id)
    requireWarehouse(actor, before.warehouse)
    await changeLocation(tx, id, changes)
    const changed = fieldChanges(before, changes)
    if (changed.length > 0)
      await addEvents(tx, actor, [{ aggregate: 'location', aggregateId: id, action: 'update', fieldChanges: changed }])
  })
