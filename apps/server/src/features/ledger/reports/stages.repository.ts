// Days of each stage that packages ended, and of the promise, in the days and in those before them, in one statement.
import type { PromiseKept, ReportStage, StageSpans } from '@app/contract/reports/reports.contract'
import { addDays, type ReportDays, startOfBusinessDay } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { dayOf, withinDays } from './grouped-report.repository.ts'

type Both<Figures> = { now: Figures; before: Figures }
type Read = { stages: ({ stage: ReportStage } & Both<StageSpans>)[]; promise: Both<PromiseKept> }
type Within = (instant: SQL) => SQL

/** The order that another took over is no package of its own; where nobody had asked for it there is no day of the order. */
const IS_PACKAGE = sql`orders.merged_into_id is null`
const OF_BUNDLES = sql`bundles join orders on orders.bundle_id = bundles.id and ${IS_PACKAGE}`
const ended = (stage: ReportStage, from: SQL, to: SQL): SQL =>
  sql`select ${sql.raw(`'${stage}'`)} as stage, orders.id as order_id, ${dayOf(to)} as day, greatest(${dayOf(to)} - ${from}, 0) as days`

const ENDED: Readonly<Record<ReportStage, (within: Within) => SQL>> = {
  received: (within) => sql`${ended('received', sql`orders.order_date`, sql`orders.intake_at`)} from orders
    where ${within(sql`orders.intake_at`)} and orders.client_id is not null and ${IS_PACKAGE}`,
  bundled: (within) => sql`${ended('bundled', dayOf(sql`orders.intake_at`), sql`orders.bundled_at`)} from orders
    where ${within(sql`orders.bundled_at`)} and ${IS_PACKAGE}`,
  shipped: (within) =>
    sql`${ended('shipped', dayOf(sql`orders.bundled_at`), sql`bundles.sent_at`)} from ${OF_BUNDLES} where ${within(sql`bundles.sent_at`)}`,
  arrived: (within) =>
    sql`${ended('arrived', dayOf(sql`bundles.sent_at`), sql`bundles.arrived_at`)} from ${OF_BUNDLES} where ${within(sql`bundles.arrived_at`)}`,
  weighed: (within) =>
    sql`${ended('weighed', dayOf(sql`bundles.arrived_at`), sql`bundles.weighed_at`)} from ${OF_BUNDLES} where ${within(sql`bundles.weighed_at`)}`,
  billed: (within) => sql`${ended('billed', dayOf(sql`bundles.weighed_at`), sql`bills.created_at`)}
    from bills join bill_orders on bill_orders.bill_id = bills.id and bill_orders.voided_at is null and not bill_orders.is_of_closed
    join orders on orders.id = bill_orders.order_id join bundles on bundles.id = orders.bundle_id
    where ${within(sql`bills.created_at`)}`,
  delivered: (within) => sql`${ended('delivered', dayOf(sql`bills.created_at`), sql`orders.delivered_at`)}
    from orders join bills on bills.id = orders.bill_id where ${within(sql`orders.delivered_at`)}`,
  whole: (within) => sql`${ended('whole', sql`orders.order_date`, sql`orders.delivered_at`)} from orders
    where ${within(sql`orders.delivered_at`)} and ${IS_PACKAGE}`,
}

const finished = (within: Within): SQL =>
  sql.join(
    Object.values(ENDED).map((of) => of(within)),
    sql` union all `,
  )

/** Of an order: it is one of those that the report counts for this stage; without days, of all days. */
export const endedStage = (orderId: PgColumn, stage: ReportStage, days?: ReportDays): SQL =>
  sql`${orderId} in (select order_id from (${ENDED[stage](withinDays(days))}) as ended where days is not null)`

/** Of the packages counted by their days: the fewest days within which this share of them, in tenths, ended the stage, as `percentile_disc`. */
const daysOf = (tenths: number, isIn: SQL): SQL =>
  sql`min(days) filter (where ${isIn} and 10 * so_far >= ${sql.raw(String(tenths))} * whole)`
const spans = (isIn: SQL): SQL => sql`json_build_object('packages', coalesce(sum(packages) filter (where ${isIn}), 0),
  'medianDays', ${daysOf(5, isIn)}, 'daysOf90Percent', ${daysOf(9, isIn)})`

const kept = (isIn: SQL): SQL => sql`json_build_object('packages', count(*) filter (where ${isIn}),
  'onTime', count(*) filter (where is_on_time and ${isIn}),
  'onTimeInBasisPoints', round(10000.0 * count(*) filter (where is_on_time and ${isIn}) / nullif(count(*) filter (where ${isIn}), 0))::int)`

export async function readStages(db: Db, { days, before }: { days: ReportDays; before: ReportDays }): Promise<Read> {
  const [begins, ends] = [startOfBusinessDay(before.from), startOfBusinessDay(addDays(days.to, 1))]
  const both = (figures: (isIn: SQL) => SQL, isNow: SQL, isBefore: SQL) =>
    sql`'now', ${figures(isNow)}, 'before', ${figures(isBefore)}`
  const isOf = ({ from, to }: ReportDays) => sql`day between ${from} and ${to}`
  const { rows } = await db.execute<Read>(sql`
    with finished as (${finished((instant) => sql`${instant} >= ${begins.toISOString()} and ${instant} < ${ends.toISOString()}`)}),
      counted as (select stage, ${isOf(days)} as is_now, days, count(*)::int as packages from finished where days is not null group by 1, 2, 3),
      placed as (select counted.*, sum(packages) over (partition by stage, is_now order by days) as so_far,
        sum(packages) over (partition by stage, is_now) as whole from counted),
      arrived as (select arrival_date as day, arrival_date <= promised_date as is_on_time from orders
        where arrival_date between ${before.from} and ${days.to} and promised_date is not null)
    select coalesce((select json_agg(figures) from (
        select json_build_object('stage', stage, ${both(spans, sql`is_now`, sql`not is_now`)}) as figures from placed group by stage
      ) as spans), '[]') as stages,
      (select json_build_object(${both(kept, isOf(days), isOf(before))}) from arrived) as promise`)
  return only(rows)
}
