import type { Actor } from '@app/domain'
import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { lock } from '../../records/records.repository.ts'
import { type Held, holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { ordersOfBills } from './billed-orders.repository.ts'
import { billKind } from './bills.kind.ts'
import type { BillRow } from './bills.table.ts'

export type HeldBills = Held & { bills: BillRow[]; orders: OrderRow[] }

/**
 * Bills with everything that a payment of theirs moves: their packages, the bundles of those and their manifests. The accounts of their
 * clients are held already. `alsoOrders` are held with them.
 */
export async function holdBills(
  db: Db,
  actor: Actor,
  billIds: readonly string[],
  alsoOrders: readonly string[] = [],
): Promise<HeldBills> {
  const orderIds = [...new Set([...(await ordersOfBills(db, billIds)), ...alsoOrders])]
  const held = await holdBundlesOf(db, orderIds)
  const bills = await lock(db, actor, billKind, billIds)
  const orders = await lock(db, actor, orderKind, orderIds)
  requireSameBills(orders, bills)
  return { ...held, bills, orders }
}

/** Between finding the bills and holding them, one may have been voided and another made. */
function requireSameBills(orders: readonly OrderRow[], bills: readonly BillRow[]): void {
  const held = new Set(bills.map(({ id }) => id))
  const elsewhere = orders.filter(({ billId }) => billId !== null && !held.has(billId))
  if (elsewhere.length > 0) throw new DomainError('orderChangedMeanwhile', { ids: elsewhere.map(({ id }) => id) })
}
