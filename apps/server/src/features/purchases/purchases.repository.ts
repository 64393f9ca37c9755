// Purchases by whose they are. They are made and moved by the motor (records/); lists: purchases-lists.repository.ts.
import { purchasesThatAre } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { purchaseKind } from './purchases.kind.ts'
import { purchasesTable } from './purchases.table.ts'

/** The clients' open purchases go on with another associate. */
export async function movePurchasesToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const isOpen = inArray(purchasesTable.status, purchasesThatAre('open'))
  const locked = await lockWhere(db, purchaseKind, and(inArray(purchasesTable.clientId, [...clientIds]), isOpen))
  await change(
    db,
    purchaseKind,
    locked.map((row) => ({ row, changes: { associateId } })),
  )
}

/** The package that a purchase became, and those that were split from it: what did not end already. */
export function packagesOf(db: Db, ofPurchase: string) {
  const { id, billId, splitFromId, purchaseId, status } = ordersTable
  return db
    .select({ id, billId, isWhole: isNull(splitFromId).mapWith(Boolean) })
    .from(ordersTable)
    .where(and(eq(purchaseId, ofPurchase), ne(status, 'removed')))
    .orderBy(id)
}

/** The ids of those (of all, where none are named) for which money can be held: not removed, and their order neither billed nor removed. */
export const purchasesNotEnded = (db: Db, among?: readonly string[]) => {
  const { id, purchaseId, splitFromId, billId, status } = ordersTable
  const ended = db
    .select({ id })
    .from(ordersTable)
    .where(and(eq(purchaseId, purchasesTable.id), isNull(splitFromId), or(isNotNull(billId), eq(status, 'removed'))))
  return db
    .select({ id: purchasesTable.id })
    .from(purchasesTable)
    .where(and(ne(purchasesTable.status, 'removed'), notExists(ended), among && inArray(purchasesTable.id, [...among])))
}
