// What associates earn, order by order: the accrual of the price in force, with how it came to be.

import { type EarningStatus, ORDERS } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { isSettledEntry } from './earnings.repository.ts'
import { earningEntriesTable } from './earnings.table.ts'
import { settlementsTable } from './settlements/settlements.table.ts'

export const client = alias(usersTable, 'client')
const associate = alias(usersTable, 'associate')

const counter = alias(earningEntriesTable, 'counter')

/** The settlement with a line in force that pays an entry, or takes it off. */
const settlementOfEntry = (entryId: PgColumn) => {
  const line = alias(earningEntriesTable, 'settling')
  const undone = alias(earningEntriesTable, 'undoing')
  return objectAsJson<{ id: string; code: string }>(
    { id: settlementsTable.id, code: settlementsTable.code },
    sql`from ${earningEntriesTable} as "settling" join ${settlementsTable} on ${settlementsTable.id} = ${line.settlementId}
      where ${line.settlesId} = ${entryId} and ${line.reversesId} is null
        and not exists (select from ${earningEntriesTable} as "undoing" where ${undone.reversesId} = ${line.id})`,
  )
}
const paidWith = settlementOfEntry(earningEntriesTable.id)
const takenOffWith = settlementOfEntry(counter.id)

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
  settlement: paidWith,
  takenBackAt: counter.createdAt,
  takenOffWith,
}

export const selectEarnings = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...earningColumns, cursor })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, earningEntriesTable.orderPriceId))
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .innerJoin(client, eq(client.id, ordersTable.clientId))
    .innerJoin(associate, eq(associate.id, earningEntriesTable.associateId))
    .leftJoin(counter, eq(counter.reversesId, earningEntriesTable.id))

export type ListedEarning = Awaited<ReturnType<typeof selectEarnings>>[number]

const isSettled = isSettledEntry(earningEntriesTable.id)
const isTakenBack = isNotNull(counter.id)
/** Of a package that is removed and whose earning stays, its client paid. */
const isPaid = inArray(ordersTable.status, [...ORDERS.collected, 'removed'])
const isInForce = and(isNull(counter.id), not(isSettled))

/** Paid, taken back since, and not taken off a settlement yet. */
export const isToTakeOff = and(isTakenBack, isSettled, not(isSettledEntry(counter.id))) as SQL

/** As `earningStatus` of an order says it, for the database. */
export const IS: Record<EarningStatus, SQL | undefined> = {
  settled: and(isNull(counter.id), isSettled),
  reversed: isTakenBack,
  collected: and(isInForce, isPaid),
  pending: and(isInForce, inArray(ordersTable.status, ORDERS.unpaid)),
}

export const isPaidWith = (settlementIds: readonly string[]) => {
  const line = alias(earningEntriesTable, 'paying')
  return sql`exists (select from ${earningEntriesTable} as "paying" where ${line.settlesId} = ${earningEntriesTable.id}
    and ${line.settlementId} = any(${sql.param([...settlementIds])}::uuid[]))`
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
      toTakeOffInCents: sumWhere(isToTakeOff),
    })
    .from(earningEntriesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .leftJoin(counter, eq(counter.reversesId, earningEntriesTable.id))
    .where(and(eq(earningEntriesTable.kind, 'accrual'), isNull(earningEntriesTable.reversesId), ofAssociates))
  return totals ?? { pendingInCents: 0, collectedInCents: 0, settledInCents: 0, toTakeOffInCents: 0 }
}
