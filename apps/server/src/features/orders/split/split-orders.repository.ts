// How the parts of a split package hang together.

import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { withinReach } from '../../../records/reach.ts'
import type { Doer } from '../../events/events.repository.ts'
import { orderKind } from '../orders.kind.ts'
import { type OrderRow, ordersTable } from '../orders.table.ts'

/** The order that this one was split from, and the parts that were split from it: those within reach. */
export async function relativesOf(db: Db, actor: Doer, { id, splitFromId }: Pick<OrderRow, 'id' | 'splitFromId'>) {
  const isRelative = or(eq(ordersTable.splitFromId, id), splitFromId ? eq(ordersTable.id, splitFromId) : undefined)
  const relatives = await db
    .select({ id: ordersTable.id, code: ordersTable.code })
    .from(ordersTable)
    .where(and(isRelative, withinReach(orderKind, actor)))
    .orderBy(ordersTable.id)
  return {
    splitFrom: relatives.find((relative) => relative.id === splitFromId) ?? null,
    parts: relatives.filter((relative) => relative.id !== splitFromId),
  }
}

/**
 * The ids of the orders whose files are this order's too: its own, and the one it was split from while both are the same client's and
 * associate's, so that whoever reaches the part reaches those files.
 */
export async function orderIdsOfFiles(db: Db, { id, splitFromId, clientId, associateId }: OrderRow): Promise<string[]> {
  if (splitFromId === null) return [id]
  const theirs = sql`(${clientId}::uuid, ${associateId}::uuid)`
  const areTheirs = sql`(${ordersTable.clientId}, ${ordersTable.associateId}) is not distinct from ${theirs}`
  const whole = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(and(eq(ordersTable.id, splitFromId), areTheirs))
  return [...whole.map((one) => one.id), id]
}
