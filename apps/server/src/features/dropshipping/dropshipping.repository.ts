// Dropshipping requests as people see them. They are made and moved by the motor (records/).
import { dropshippingThatIs } from '@app/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
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

const associate = alias(usersTable, 'associate')

/** People and the order that each became, by request. */
export async function contextsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: requests.id,
      client: personColumns(usersTable),
      associate: personColumns(associate),
      order: { id: ordersTable.id, code: ordersTable.code, status: ordersTable.status },
    })
    .from(requests)
    .innerJoin(usersTable, eq(usersTable.id, requests.clientId))
    .leftJoin(associate, eq(associate.id, requests.associateId))
    .leftJoin(ordersTable, and(eq(ordersTable.dropshippingRequestId, requests.id), sql`${ordersTable.splitFromId} is null`))
    .where(inArray(requests.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
export type DropshippingContext = NonNullable<ReturnType<Awaited<ReturnType<typeof contextsOf>>['get']>>
