// What associates earn, order by order: the accrual of the price in force, with how it came to be.

import { addDays, type EarningStatus, ORDERS, type OrderStatus, SHORTEST_SEARCH, startOfBusinessDay } from '@app/domain'
import { and, count, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { MOST_COUNTED, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { earningEntriesTable } from './earnings.table.ts'

export type EarningFilter = {
  /** None: everybody's. */
  associateId: string | undefined
  statuses?: readonly OrderStatus[] | undefined
  earningStatuses?: readonly EarningStatus[] | undefined
  clientId?: string | undefined
  /** Business days, both included. */
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
}

const client = alias(usersTable, 'client')
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

const from = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...earningColumns, cursor })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, earningEntriesTable.orderPriceId))
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .innerJoin(client, eq(client.id, ordersTable.clientId))
    .innerJoin(associate, eq(associate.id, earningEntriesTable.associateId))
    .leftJoin(settlement, isOfOrder)

export function listEarnings(db: Db, filter: EarningFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return from(db, cursor)
    .where(and(matching(filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}
export type ListedEarning = Awaited<ReturnType<typeof listEarnings>>[number]

export async function countEarnings(db: Db, filter: EarningFilter): Promise<number> {
  const found = from(db).where(matching(filter)).limit(MOST_COUNTED).as('found')
  const [counted] = await db.select({ total: count() }).from(found)
  return counted?.total ?? 0
}

const pageOf = pagesOf(
  {
    accruedOn: orderPricesTable.createdAt,
    code: ordersTable.code,
    orderDate: ordersTable.orderDate,
    status: ordersTable.status,
    profitInCents: orderPricesTable.profitInCents,
  },
  ordersTable.id,
)

function matching({ associateId, statuses, earningStatuses, clientId, from, to, q }: EarningFilter): SQL | undefined {
  const isInForce = and(
    eq(earningEntriesTable.kind, 'accrual'),
    isNull(earningEntriesTable.reversesId),
    isNull(orderPricesTable.supersededAt),
  )
  const found =
    q && q.length >= SHORTEST_SEARCH ? or(contains(ordersTable.searchText, q), contains(client.searchText, q)) : undefined
  return and(
    isInForce,
    associateId ? eq(earningEntriesTable.associateId, associateId) : undefined,
    statuses && inArray(ordersTable.status, [...statuses]),
    earningStatuses && or(...earningStatuses.map((status) => IS[status]), sql`false`),
    clientId ? eq(ordersTable.clientId, clientId) : undefined,
    from ? gte(orderPricesTable.createdAt, startOfBusinessDay(from)) : undefined,
    to ? lt(orderPricesTable.createdAt, startOfBusinessDay(addDays(to, 1))) : undefined,
    found,
  )
}

const isSettled = sql`${settlement.id} is not null`
const isPaid = inArray(ordersTable.status, ORDERS.collected)

/** As `earningStatus` of an order says it, for the database. */
const IS: Record<EarningStatus, SQL | undefined> = {
  settled: isSettled,
  reversed: and(isNull(settlement.id), eq(ordersTable.status, 'removed')),
  collected: and(isNull(settlement.id), isPaid),
  pending: and(isNull(settlement.id), inArray(ordersTable.status, ORDERS.unpaid)),
}

const sumWhere = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${earningEntriesTable.amountInCents}) filter (where ${condition}), 0)`.mapWith(Number)

/** The balance by status: sums of entries, not of prices. */
export async function earningTotals(db: Db, associateId: string | undefined) {
  const ofAssociate = associateId ? eq(earningEntriesTable.associateId, associateId) : undefined
  const [totals] = await db
    .select({
      pendingInCents: sumWhere(IS.pending),
      collectedInCents: sumWhere(IS.collected),
      settledInCents: sumWhere(IS.settled),
    })
    .from(earningEntriesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .leftJoin(settlement, isOfOrder)
    .where(and(eq(earningEntriesTable.kind, 'accrual'), ofAssociate))
  return totals ?? { pendingInCents: 0, collectedInCents: 0, settledInCents: 0 }
}
