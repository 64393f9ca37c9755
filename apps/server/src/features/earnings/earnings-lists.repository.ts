// What associates earn, order by order: the accrual of the price in force, with how it came to be.

import { type EarningStatus, ORDERS } from '@app/domain'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { earningEntriesTable } from './earnings.table.ts'

export const client = alias(usersTable, 'client')
const associate = alias(usersTable, 'associate')
const settlement = alias(earningEntriesTable, 'settlement')

const earningColumns = {
  id: ordersTable.id,
  code: ordersTable.code,
  status: ordersTable.status,
  description: ordersTable.description,
  orderDate: ordersTable.orderDate,
  client: personColumns(client),
  associate: personColumns(associate),
  weightInGrams: orderPricesTable.weightInGrams,
  accruedAt: orderPricesTable.createdAt,
  lines: orderPricesTable.lines,
  parameters: orderPricesTable.parameters,
  marginInCents: orderPricesTable.marginInCents,
  bonusInCents: orderPricesTable.bonusInCents,
  keptBackInCents: orderPricesTable.keptBackInCents,
  profitInCents: orderPricesTable.profitInCents,
  settlementId: settlement.id,
}

const isOfOrder = and(eq(settlement.orderId, ordersTable.id), eq(settlement.kind, 'settlement'))

export const selectEarnings = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...earningColumns, cursor })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, earningEntriesTable.orderPriceId))
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .innerJoin(client, eq(client.id, ordersTable.clientId))
    .innerJoin(associate, eq(associate.id, earningEntriesTable.associateId))
    .leftJoin(settlement, isOfOrder)

export type ListedEarning = Awaited<ReturnType<typeof selectEarnings>>[number]

const isSettled = sql`${settlement.id} is not null`
const isPaid = inArray(ordersTable.status, ORDERS.collected)

/** As `earningStatus` of an order says it, for the database. */
export const IS: Record<EarningStatus, SQL | undefined> = {
  settled: isSettled,
  reversed: and(isNull(settlement.id), eq(ordersTable.status, 'removed')),
  collected: and(isNull(settlement.id), isPaid),
  pending: and(isNull(settlement.id), inArray(ordersTable.status, ORDERS.unpaid)),
}

const sumWhere = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${earningEntriesTable.amountInCents}) filter (where ${condition}), 0)`.mapWith(Number)

/** The balance by status: sums of entries, not of prices. */
export async function earningTotals(db: Db, associateIds: readonly string[] | undefined) {
  const ofAssociates = associateIds && inArray(earningEntriesTable.associateId, [...associateIds])
  const [totals] = await db
    .select({
      pendingInCents: sumWhere(IS.pending),
      collectedInCents: sumWhere(IS.collected),
      settledInCents: sumWhere(IS.settled),
    })
    .from(earningEntriesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .leftJoin(settlement, isOfOrder)
    .where(and(eq(earningEntriesTable.kind, 'accrual'), ofAssociates))
  return totals ?? { pendingInCents: 0, collectedInCents: 0, settledInCents: 0 }
}
