// Requests that follow their clients and their orders. They are made and moved by the motor (records/).
import { dropshippingThatIs } from '@app/domain'
import { and, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { type DropshippingRequestRow, dropshippingRequestsTable as requests } from './dropshipping.table.ts'

/** The clients' requests that are under way go on with another associate. */
export async function moveRequestsToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const isOpen = inArray(requests.status, dropshippingThatIs('open'))
  const locked = await lockWhere(db, dropshippingKind, and(inArray(requests.clientId, [...clientIds]), isOpen))
  await change(
    db,
    dropshippingKind,
    locked.map((row) => ({ row, changes: { associateId } })),
  )
}

/** The requests that these orders continue, locked. */
export const requestsOfOrders = async (db: Db, ids: readonly (string | null)[]): Promise<DropshippingRequestRow[]> => {
  const wanted = ids.filter((id) => id !== null)
  return wanted.length === 0 ? [] : lockWhere(db, dropshippingKind, inArray(requests.id, wanted))
}
