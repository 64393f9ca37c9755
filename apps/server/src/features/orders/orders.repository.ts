// Orders by what they belong to. One by one they are read, locked and moved by the motor (records/).
import { ORDERS } from '@app/domain'
import { and, asc, eq, inArray, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { plainText, searchable } from '../../db/search.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { findWhere, lockWhere } from '../../records/records.repository.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { orderKind } from './orders.kind.ts'
import { type OrderRow, ordersTable } from './orders.table.ts'

export const findOrdersOfBundles = (db: Db, bundleIds: readonly string[]): Promise<OrderRow[]> =>
  findWhere(db, orderKind, inArray(ordersTable.bundleId, [...bundleIds]))

export const lockOrdersOfBundles = (db: Db, bundleIds: readonly string[]): Promise<OrderRow[]> =>
  lockWhere(db, orderKind, inArray(ordersTable.bundleId, [...bundleIds]))

/** What a locked manifest carries. */
export const lockOrdersOfManifest = (db: Db, manifestId: string): Promise<OrderRow[]> => {
  const carried = db.select({ id: bundlesTable.id }).from(bundlesTable).where(eq(bundlesTable.manifestId, manifestId))
  return lockWhere(db, orderKind, inArray(ordersTable.bundleId, carried))
}

const ASKED_FOR = [...new Set([...ORDERS.open, ...ORDERS.onItsWay])]

/** The client's own with these normalised tracking numbers, also those that were handed over; the oldest first. */
export const findOrdersOfClientByTracking = (db: Db, clientId: string, trackings: readonly string[]): Promise<OrderRow[]> =>
  findWhere(
    db,
    orderKind,
    and(
      eq(ordersTable.clientId, clientId),
      inArray(ordersTable.trackingNormalised, [...trackings]),
      inArray(ordersTable.status, ASKED_FOR),
    ),
  )

/** The whole of the store's number, in capitals or not: an index finds it. */
export const hasStoreNumber = (number: string): SQL | undefined =>
  and(ne(ordersTable.storeOrderNumber, sql`''`), sql`${searchable(ordersTable.storeOrderNumber)} = ${plainText(number.trim())}`)

/** The client's own of which the store wrote this number, also those that were handed over; the oldest first. */
export const findOrdersOfClientByStoreNumber = (db: Db, clientId: string, storeOrderNumber: string): Promise<OrderRow[]> =>
  findWhere(
    db,
    orderKind,
    and(eq(ordersTable.clientId, clientId), hasStoreNumber(storeOrderNumber), inArray(ordersTable.status, ASKED_FOR)),
  )

/** The open orders with these normalised tracking numbers, of any client; with others by their ids, in one order of locking. */
export const lockOpenOrdersByTracking = (
  db: Db,
  trackings: readonly string[],
  ids: readonly string[] = [],
): Promise<OrderRow[]> => {
  const isOpen = notInArray(ordersTable.status, ORDERS.closed)
  const haveTracking = and(inArray(ordersTable.trackingNormalised, [...trackings]), isOpen, not(ordersTable.sharesTracking))
  return lockWhere(db, orderKind, or(haveTracking, inArray(ordersTable.id, [...ids])))
}

/** The oldest that meet the condition of a list. */
export const firstOrders = (db: Db, condition: SQL | undefined, most: number): Promise<OrderRow[]> =>
  db
    .select(columnsOf(ordersTable))
    .from(ordersTable)
    .where(condition)
    .orderBy(asc(ordersTable.createdAt), asc(ordersTable.id))
    .limit(most)
