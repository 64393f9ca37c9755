import type { locations as contract, Received } from '@app/contract'
import { type Actor, DomainError, warehouseOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { lock } from '../../../records/records.repository.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { locationOfCode, locationsByIds } from './locations.repository.ts'
import type { LocationRow } from './locations.table.ts'
import { requireWarehouse } from './require-warehouse.ts'

/**
 * All of them or none, in as many statements whatever their number; what lies there already stays as it is.
 * @throws DomainError `locationNotFound` (404), `locationRetired`, `notInThisWarehouse` (409), `permissionMissing` (403)
 */
export const shelveOrders = (
  db: Db,
  actor: Actor,
  { code, orderIds }: Received<typeof contract.shelveOrders>['body'],
): Promise<void> =>
  db.transaction(async (tx) => {
    const orders = await lock(tx, actor, orderKind, orderIds)
    const shelf = code === null ? null : await requireShelf(tx, actor, code)
    if (shelf) requireInWarehouse(orders, shelf)
    const moving = orders.filter(({ locationId }) => locationId !== (shelf?.id ?? null))
    const left = await locationsByIds(tx, [...new Set(moving.flatMap(({ locationId }) => locationId ?? []))])
    for (const { warehouse } of left.values()) requireWarehouse(actor, warehouse)
    await act(tx, actor, orderKind, 'shelve', moving, { locationId: shelf?.id ?? null }, (order) => {
      const former = left.get(order.locationId ?? '')
      return {
        place: shelf?.warehouse ?? former?.warehouse ?? null,
        changes: { location: { from: former?.code ?? null, to: shelf?.code ?? null } },
      }
    })
  })

async function requireShelf(db: Db, actor: Actor, code: string): Promise<LocationRow> {
  const shelf = await locationOfCode(db, code)
  if (!shelf) throw new DomainError('locationNotFound', { field: 'code', codes: [code] })
  requireWarehouse(actor, shelf.warehouse)
  if (!shelf.isActive) throw new DomainError('locationRetired', { field: 'code', codes: [shelf.code] })
  return shelf
}

function requireInWarehouse(orders: readonly OrderRow[], { warehouse }: LocationRow): void {
  const elsewhere = orders.filter(({ status, intakeAt }) => warehouseOf({ status, isReceived: intakeAt !== null }) !== warehouse)
  if (elsewhere.length === 0) return
  throw new DomainError('notInThisWarehouse', {
    ids: elsewhere.map(({ id }) => id),
    codes: elsewhere.map(({ code }) => code),
  })
}
