// What the last weeks brought, by Quito's weeks from Monday. Given `mondays`, and the instants at which they and the one after them begin.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { billsTable } from '../bills/bills.table.ts'
import { earningEntriesTable } from '../earnings/earnings.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import type { personView } from '../people/person.view.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'

const MOST_ASSOCIATES = 5

type ByWeek = Record<string, number>

/** A sum over each week by itself: what lies in it is read from an index, and no row is asked for its week. */
const byWeek = (table: PgTable, at: PgColumn, amount: PgColumn, condition: SQL): SQL<ByWeek> => sql`(
  select json_object_agg(monday, coalesce(total, 0))
  from unnest(${sql.placeholder('mondays')}::text[], ${sql.placeholder('begins')}::timestamptz[], ${sql.placeholder('ends')}::timestamptz[])
    as week (monday, begins_at, ends_at)
  cross join lateral (select sum(${amount}) as total from ${table} where ${at} >= begins_at and ${at} < ends_at and ${condition}) summed)`

/** Grams that Miami received. */
export const receivedByWeek = byWeek(
  ordersTable,
  ordersTable.intakeAt,
  ordersTable.warehouseWeightInGrams,
  sql`${ordersTable.status} <> 'removed'`,
)

/** What was billed and not voided. */
export const billedByWeek = byWeek(
  billsTable,
  billsTable.createdAt,
  billsTable.totalInCents,
  sql`${billsTable.status} <> 'inactive'`,
)

const { associateId, orderId, amountInCents, kind, createdAt } = earningEntriesTable
const isAccrued = sql`${kind} = 'accrual' and ${createdAt} >= ${sql.placeholder('since')}`

export type Earner = { associate: ReturnType<typeof personView>; packages: number; profitInCents: number }

/** Packages are counted of those alone who are named: telling a hundred thousand apart takes longer than all the rest. */
const named = sql`
  select top.associate_id, profit, packages
  from (select ${associateId}, sum(${amountInCents}) as profit from ${earningEntriesTable}
    where ${isAccrued} group by 1 order by 2 desc, 1 limit ${sql.raw(String(MOST_ASSOCIATES))}) as top
  cross join lateral (select count(distinct ${orderId}) as packages from ${earningEntriesTable}
    where ${associateId} = top.associate_id and ${isAccrued}) as counted`

/** Who earned the most in this time, with how many packages. */
export const topAssociates: SQL<Earner[]> = sql`coalesce((
  select json_agg(json_build_object('associate', ${personNamedBy(associateId)}, 'packages', packages, 'profitInCents', profit)
    order by profit desc, ${associateId})
  from (${named}) as ${earningEntriesTable}), '[]')`
