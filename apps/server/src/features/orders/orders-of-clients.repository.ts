// What the accounts need to know of their orders.
import { ORDERS } from '@app/domain'
import { and, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { orderKind } from './orders.kind.ts'
import { ordersTable } from './orders.table.ts'

const isOpen = () => notInArray(ordersTable.status, ORDERS.closed)

/** Orders that are neither delivered nor removed, by client; nothing for a client without any. */
export async function countOpen(db: Db, clientIds: readonly string[]): Promise<Map<string | null, number>> {
  if (clientIds.length === 0) return new Map()
  const rows = await db
    .select({ clientId: ordersTable.clientId, orders: count() })
    .from(ordersTable)
    .where(and(inArray(ordersTable.clientId, [...clientIds]), isOpen()))
    .groupBy(ordersTable.clientId)
  return new Map(rows.map(({ clientId, orders }) => [clientId, orders]))
}

/** For the view of an account: its orders that are neither delivered nor removed, and whether it ever had one. */
export const openOrdersOf = (client: PgColumn): SQL<number> =>
  sql`(select count(*)::int from ${ordersTable} where ${and(eq(ordersTable.clientId, client), isOpen())})`
export const hasOrdersAs = (client: PgColumn): SQL<boolean> =>
  sql`exists (select from ${ordersTable} where ${ordersTable.clientId} = ${client})`

/** The clients' open orders go on with another associate. */
export async function moveOpenToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const locked = await lockWhere(db, orderKind, and(inArray(ordersTable.clientId, [...clientIds]), isOpen()))
  await change(
    db,
    orderKind,
    locked.map((row) => ({ row, changes: { associateId } })),
  )
}
