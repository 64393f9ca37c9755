import type { locations as contract, Received } from '@app/contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
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
    const { warehouse } = await lockLocation(tx, id)
    requireWarehouse(actor, warehouse)
    await changeLocation(tx, id, changes)
  })
