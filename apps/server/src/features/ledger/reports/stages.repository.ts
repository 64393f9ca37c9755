// Days of each stage that packages ended, and of the promise, in the days and in those before them, in one statement.
import type { PromiseKept, ReportStage, StageSpans } from '@app/contract/reports/reports.contract'
import type { ReportDays } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { ALL_CHANGES, type CostedManifests, changedPackages } from './changed-packages.repository.ts'
import { dayOf, withinDays } from './grouped-report.repository.ts'

type Both<Figures> = { now: Figures; before: Figures }
type Read = { stages: ({ stage: ReportStage } & Both<StageSpans>)[]; promise: Both<PromiseKept> }
type Within = (instant: SQL) => SQL

/** The order that another took over is no package of its own; where nobody had asked for it there is no day of the order. */
const IS_PACKAGE = sql`orders.merged_into_id is null`
const OF_BUNDLES = sql`bundles join orders on orders.bundle_id = bundles.id and ${IS_PACKAGE}`
const endedBy = (stage: ReportStage, from: SQL, to: SQL): SQL =>
  sql`select ${sql.raw(`'${stage}'`)} as stage, orders.id as order_id, ${dayOf(to)} as day, greatest(${dayOf(to)} - ${from}, 0) as days`

const ENDED: Readonly<Record<ReportStage, (within: Within) => SQL>> = {
  received: (within) => sql`${endedBy('received', sql`orders.order_date`, sql`orders.intake_at`)} from orders
    where ${within(sql`orders.intake_at`)} and orders.client_id is not null and ${IS_PACKAGE}`,
  bundled: (within) => sql`${endedBy('bundled', dayOf(sql`orders.intake_at`), sql`orders.bundled_at`)} from orders
    where ${within(sql`orders.bundled_at`)} and ${IS_PACKAGE}`,
  shipped: (within) =>
    sql`${endedBy('shipped', dayOf(sql`orders.bundled_at`), sql`bundles.sent_at`)} from ${OF_BUNDLES} where ${within(sql`bundles.sent_at`)}`,
  arrived: (within) =>
    sql`${endedBy('arrived', dayOf(sql`bundles.sent_at`), sql`bundles.arrived_at`)} from ${OF_BUNDLES} where ${within(sql`bundles.arrived_at`)}`,
  weighed: (within) =>
    sql`${endedBy('weighed', dayOf(sql`bundles.arrived_at`), sql`bundles.weighed_at`)} from ${OF_BUNDLES} where ${within(sql`bundles.weighed_at`)}`,
  billed: (within) => sql`${endedBy('billed', dayOf(sql`bundles.weighed_at`), sql`bills.created_at`)}
    from bills join bill_orders on bill_orders.bill_id = bills.id and bill_orders.voided_at is null and not bill_orders.is_of_closed
    join orders on orders.id = bill_orders.order_id join bundles on bundles.id = orders.bundle_id
    where ${within(sql`bills.created_at`)}`,
  delivered: (within) => sql`${endedBy('delivered', dayOf(sql`bills.created_at`), sql`orders.delivered_at`)}
    from orders join bills on bills.id = orders.bill_id where ${within(sql`orders.delivered_at`)}`,
  whole: (within) => sql`${endedBy('whole', sql`orders.order_date`, sql`orders.delivered_at`)} from orders
    where ${within(sql`orders.delivered_at`)} and ${IS_PACKAGE}`,
}

/** The promise counts like a stage that ends on the day of the arrival: after no day on time, after one late. */
const PROMISE = 'promise'
const promised = (within: Within): SQL => sql`
  select ${sql.raw(`'${PROMISE}'`)}, orders.id, orders.arrival_date, case when orders.arrival_date <= orders.promised_date then 0 else 1 end
  from orders where ${within(sql`orders.arrival_date`)} and orders.promised_date is not null`

/** Rows of stage, order_id, day and days: each stage that these orders ended. `orderIds`: a select of them. */
export const endedStagesOf = (orderIds: SQL): SQL => {
  const within: Within = (instant) => sql`${instant} is not null and orders.id in (${orderIds})`
  const all = [...Object.values(ENDED), promised].map((of) => of(within))
  return sql`select * from (${sql.join(all, sql` union all `)}) as ended where days is not null`
}

/** Of an order: it is one of those that the report counts for this stage; without days, of all days. */
export const endedStage = (orderId: PgColumn, stage: ReportStage, days?: ReportDays): SQL =>
  sql`${orderId} in (select order_id from (${ENDED[stage](withinDays(days))}) as ended where days is not null)`

/** Of the packages counted by their days: the fewest days within which this share of them, in tenths, ended the stage, as `percentile_disc`. */
const daysOf = (tenths: number, isIn: SQL): SQL =>
  sql`min(days) filter (where ${isIn} and 10 * so_far >= ${sql.raw(String(tenths))} * whole)`
const spans = (isIn: SQL): SQL => sql`json_build_object('packages', coalesce(sum(packages) filter (where ${isIn}), 0),
  'medianDays', ${daysOf(5, isIn)}, 'daysOf90Percent', ${daysOf(9, isIn)})`

const kept = (isIn: SQL): SQL => {
  const packages = sql`coalesce(sum(packages) filter (where ${isIn}), 0)`
  const onTime = sql`coalesce(sum(packages) filter (where days = 0 and ${isIn}), 0)`
  return sql`json_build_object('packages', ${packages}, 'onTime', ${onTime},
    'onTimeInBasisPoints', round(10000.0 * ${onTime} / nullif(${packages}, 0))::int)`
}

/** Rows of order_id, stage, day and days: what each package is kept with. */
export const KEPT_STAGES = sql`(
  select order_id, stage, day, days from package_stages
    cross join jsonb_to_recordset(package_stages.ended) as kept (stage text, day date, days int)) as kept_stages`

/** What is kept by day, less what was kept of the packages that something changed, and what their records say now. */
const ended = (within: SQL, costedManifests: CostedManifests): SQL => sql`
  with changed as materialized (${changedPackages(ALL_CHANGES, costedManifests)})
  select stage, day, days, packages from stage_days where ${within}
  union all
  select stage, day, days, -1 from changed join ${KEPT_STAGES} using (order_id) where ${within}
  union all
  select stage, day, days, 1 from (${endedStagesOf(sql`select order_id from changed`)}) as current where ${within}`

type Periods = { days: ReportDays; before: ReportDays }

export async function readStages(db: Db, { days, before }: Periods, costedManifests: CostedManifests): Promise<Read> {
  const isOf = ({ from, to }: ReportDays) => sql`day between ${from} and ${to}`
  const both = (figures: (isIn: SQL) => SQL) => sql`'now', ${figures(sql`is_now`)}, 'before', ${figures(sql`not is_now`)}`
  const { rows } = await db.execute<Read>(sql`
    with counted as (
        select stage, ${isOf(days)} as is_now, days, sum(packages)::int as packages
        from (${ended(isOf({ from: before.from, to: days.to }), costedManifests)}) as ended group by 1, 2, 3 having sum(packages) > 0
      ), placed as (select counted.*, sum(packages) over (partition by stage, is_now order by days) as so_far,
        sum(packages) over (partition by stage, is_now) as whole from counted)
    select coalesce((select json_agg(figures) from (
        select json_build_object('stage', stage, ${both(spans)}) as figures from placed where stage <> ${PROMISE} group by stage
      ) as spans), '[]') as stages,
      (select json_build_object(${both(kept)}) from counted where stage = ${PROMISE}) as promise`)
  return only(rows)
}
