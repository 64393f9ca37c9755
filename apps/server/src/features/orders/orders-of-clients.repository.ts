// What the accounts need to know of their orders.
import type { Actor } from '@app/domain'
import { and, count, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from './orders.table.ts'

const isOpen = () => notInArray(ordersTable.status, ['receivedAndDelivered', 'removed'])

export async function hasOrders(db: Db, clientId: string): Promise<boolean> {
  const [order] = await db.select({ id: ordersTable.id }).from(ordersTable).where(eq(ordersTable.clientId, clientId)).limit(1)
  return order !== undefined
}

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

/** The clients' open orders go on with another associate. */
export async function moveOpenToAssociate(db: Db, clientIds: readonly string[], associateId: string): Promise<void> {
  const theirs = and(inArray(ordersTable.clientId, [...clientIds]), isOpen())
  const locked = await db.select({ id: ordersTable.id }).from(ordersTable).where(theirs).orderBy(ordersTable.id).for('update')
  const ids = locked.map(({ id }) => id)
  if (ids.length > 0) await db.update(ordersTable).set({ associateId }).where(inArray(ordersTable.id, ids))
}

/** Whether a client's or an associate's own records include this order. */
export async function isVisibleTo(db: Db, { userId, role }: Actor, orderId: string): Promise<boolean> {
  const own = role === 'associate' ? eq(ordersTable.associateId, userId) : eq(ordersTable.clientId, userId)
  const [order] = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(and(eq(ordersTable.id, orderId), own))
  return order !== undefined
}
