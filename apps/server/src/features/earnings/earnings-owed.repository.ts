// What associates are owed now: all that is collected, by associate.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { personColumns } from '../people/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { earningEntriesTable } from './earnings.table.ts'
import { counter, IS } from './earnings-lists.repository.ts'

const { id, associateId, amountInCents, orderId, orderPriceId, kind, reversesId } = earningEntriesTable

/** The accruals of one associate, or of all, that the list of earnings calls collected. */
const collected = (db: Db, ofAssociate: string | undefined) =>
  db
    .select({ id })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, orderPriceId))
    .innerJoin(ordersTable, eq(ordersTable.id, orderPricesTable.orderId))
    .leftJoin(counter, eq(counter.reversesId, id))
    .where(
      and(
        eq(kind, 'accrual'),
        isNull(reversesId),
        isNull(orderPricesTable.supersededAt),
        IS.collected,
        ofAssociate === undefined ? undefined : eq(associateId, ofAssociate),
      ),
    )

/** By associate: how many packages, and what they earned. */
export const sumCollected = (db: Db, ofAssociate: string | undefined) =>
  db
    .select({
      associateId,
      orders: sql<number>`count(*)::int`,
      collectedInCents: sql<number>`sum(${amountInCents})`.mapWith(Number),
    })
    .from(earningEntriesTable)
    .where(inArray(id, collected(db, ofAssociate)))
    .groupBy(associateId)

export async function collectedOrdersOf(db: Db, ofAssociate: string): Promise<string[]> {
  const ofCollected = inArray(id, collected(db, ofAssociate))
  const rows = await db.select({ orderId }).from(earningEntriesTable).where(ofCollected).orderBy(id)
  return rows.map((row) => row.orderId)
}

export const associatesNamed = (db: Db, ids: readonly string[]) =>
  db
    .select(personColumns(usersTable))
    .from(usersTable)
    .where(and(inArray(usersTable.id, [...ids]), usersTable.isAssociate))

export const codesOfOrders = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: ordersTable.id, code: ordersTable.code })
    .from(ordersTable)
    .where(inArray(ordersTable.id, [...ids]))
