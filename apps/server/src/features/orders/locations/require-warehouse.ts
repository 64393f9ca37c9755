import { type Actor, DomainError, DUTY_OF_WAREHOUSE, hasDuty, type Warehouse } from '@app/domain'

/** Each warehouse's shelves are the matter of its own duty. @throws permissionMissing */
export function requireWarehouse(actor: Actor, warehouse: Warehouse): void {
  if (!hasDuty(actor, [DUTY_OF_WAREHOUSE[warehouse]])) throw new DomainError('permissionMissing')
}
