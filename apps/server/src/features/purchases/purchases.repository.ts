// Purchases by whose they are. They are made and moved by the motor (records/); lists: purchases-lists.repository.ts.
import { purchasesThatAre } from '@app/domain'
import { and, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
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
