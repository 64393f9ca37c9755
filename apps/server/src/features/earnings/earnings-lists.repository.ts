// What associates earn, order by order: the accrual of the price in force, with how it came to be.

import { type EarningStatus, ORDERS } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgSelect } from 'drizzle-orm/pg-core'
import { objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import type { Wanted } from '../../records/list.ts'
import { countRowsIn, pageOfRows } from '../../records/reading.ts'
import { isSettledEntry } from '../orders/order-earnings.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { personColumns } from '../people/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { type EARNING_KINDS, earningEntriesTable } from './earnings.table.ts'
import { settlementsTable } from './settlements/settlements.table.ts'

type EarningKind = (typeof EARNING_KINDS)[number]

export const client = alias(usersTable, 'client')
const associate = alias(usersTable, 'associate')

/** What took an accrual back. */
export const counter = alias(earningEntriesTable, 'counter')

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
  outcome: ordersTable.outcome,
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

const selectRows = (db: Db, cursor: SQL<string>) =>
  db
    .select({ ...earningColumns, cursor })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, earningEntriesTable.orderPriceId))
    .innerJoin(ordersTable, eq(ordersTable.id, orderPricesTable.orderId))
    .innerJoin(client, eq(client.id, ordersTable.clientId))
    .innerJoin(associate, eq(associate.id, earningEntriesTable.associateId))
    .leftJoin(counter, eq(counter.reversesId, earningEntriesTable.id))

/** Entries alone, joined to what they are sorted, filtered and searched by. */
const selectEntries = (db: Db): PgSelect =>
  db
    .select({ id: earningEntriesTable.id })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, earningEntriesTable.orderPriceId))
    .innerJoin(ordersTable, eq(ordersTable.id, orderPricesTable.orderId))
    .innerJoin(client, eq(client.id, ordersTable.clientId))
    .leftJoin(counter, eq(counter.reversesId, earningEntriesTable.id))
    .$dynamic()

/** Those of the page are found first, and only they are read (db/record-view.ts). */
export const selectEarnings = (db: Db, wanted: Wanted) =>
  selectRows(db, wanted.page.cursor)
    .where(inArray(earningEntriesTable.id, pageOfRows(selectEntries(db), wanted)))
    .orderBy(...wanted.page.orderBy)

export const countEarnings = countRowsIn(selectEntries)

export type ListedEarning = Awaited<ReturnType<typeof selectRows>>[number]

const isSettled = isSettledEntry(earningEntriesTable.id)
/** Of the few that are, which PostgreSQL does not see from the join. */
const isTakenBack = and(isNotNull(counter.id), isNotNull(counter.reversesId))
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

const sum = sql<number>`coalesce(sum(${earningEntriesTable.amountInCents}), 0)`
const isOfKind = (kind: EarningKind) => eq(earningEntriesTable.kind, kind)

/**
 * The balance by status: sums of entries, not of prices. What was paid is the sum of what settlements wrote, and what is collected is what
 * remains of all that is earned; both are summed from an index alone, however long the book is. Only what is not paid yet, and what was
 * taken back, is looked at one by one.
 */
export async function earningTotals(db: Db, associateIds: readonly string[] | undefined) {
  const ofAssociates = associateIds && inArray(earningEntriesTable.associateId, [...associateIds])
  const of = (kind: EarningKind) =>
    db
      .select({ sum })
      .from(earningEntriesTable)
      .where(and(isOfKind(kind), ofAssociates))
  const accruals = and(isOfKind('accrual'), isNull(earningEntriesTable.reversesId), ofAssociates)
  const pending = db
    .select({ sum })
    .from(ordersTable)
    .innerJoin(earningEntriesTable, eq(earningEntriesTable.orderId, ordersTable.id))
    .leftJoin(counter, eq(counter.reversesId, earningEntriesTable.id))
    .where(and(accruals, IS.pending))
  const toTakeOff = db
    .select({ sum })
    .from(counter)
    .innerJoin(earningEntriesTable, eq(earningEntriesTable.id, counter.reversesId))
    .where(and(isNotNull(counter.reversesId), accruals, isToTakeOff))
  const { rows } = await db.execute<Record<'earned' | 'written' | 'pending' | 'toTakeOff', string>>(sql`
    select (${of('accrual')}) as earned, (${of('settlement')}) as written, (${pending}) as pending, (${toTakeOff}) as "toTakeOff"`)
  const [totals] = rows
  const [earnedInCents, writtenInCents] = [Number(totals?.earned), Number(totals?.written)]
  const [pendingInCents, toTakeOffInCents] = [Number(totals?.pending), Number(totals?.toTakeOff)]
  const settledInCents = 0 - writtenInCents - toTakeOffInCents
  return { pendingInCents, collectedInCents: earnedInCents - pendingInCents - settledInCents, settledInCents, toTakeOffInCents }
}
