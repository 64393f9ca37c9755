// Days of each stage that packages ended, and of the promise, in the days and in those before them, in one statement.
import type { PromiseKept, ReportStage, StageSpans } from '@app/contract/reports/reports.contract'
import { addDays, type ReportDays, startOfBusinessDay } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { lastTimeOf, timesOf } from '../../events/times-of-action.repository.ts'
import { dayOf, withinDays } from './grouped-report.repository.ts'

type Both<Figures> = { now: Figures; before: Figures }
type Read = { stages: ({ stage: ReportStage } & Both<StageSpans>)[]; promise: Both<PromiseKept> }
type Within = (instant: SQL) => SQL

/** The order that another took over is no package of its own; where nobody had asked for it there is no day of the order. */
const IS_PACKAGE = sql`orders.merged_into_id is null`
const OF_BUNDLES = sql`bundles join orders on orders.bundle_id = bundles.id and ${IS_PACKAGE}`
/** When a package was put into the bundle that it is in: most in the days that are asked for, or after them. */
const bundled = (begins: string): SQL => sql`
  select record_id, max(at) as at from (${timesOf('bundle', (instant) => sql`${instant} >= ${begins}`)}) as put group by 1`
const bundledAt = sql`coalesce(bundled.at, ${lastTimeOf('bundle', sql`orders.id`)})`

const ended = (stage: ReportStage, from: SQL, to: SQL): SQL =>
  sql`select ${sql.raw(`'${stage}'`)} as stage, orders.id as order_id, ${dayOf(to)} as day, greatest(${dayOf(to)} - ${from}, 0) as days`

/** Beside a table `bundled`. */
const ENDED: Readonly<Record<ReportStage, (within: Within) => SQL>> = {
  received: (within) => sql`${ended('received', sql`orders.order_date`, sql`orders.intake_at`)} from orders
    where ${within(sql`orders.intake_at`)} and orders.client_id is not null and ${IS_PACKAGE}`,
  bundled: (within) => sql`${ended('bundled', dayOf(sql`orders.intake_at`), sql`bundled.at`)}
    from bundled join orders on orders.id = bundled.record_id and orders.bundle_id is not null and ${IS_PACKAGE}
    where ${within(sql`bundled.at`)}`,
  shipped: (within) => sql`${ended('shipped', dayOf(bundledAt), sql`bundles.sent_at`)}
    from ${OF_BUNDLES} left join bundled on bundled.record_id = orders.id where ${within(sql`bundles.sent_at`)}`,
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
  sql`${orderId} in (with bundled as (${bundled(days ? startOfBusinessDay(days.from).toISOString() : '-infinity')})
    select order_id from (${ENDED[stage](withinDays(days))}) as ended where days is not null)`

const percentile = (share: string, isIn: SQL): SQL =>
  sql`percentile_disc(${sql.raw(share)}) within group (order by days) filter (where ${isIn})`
const spans = (isIn: SQL): SQL => sql`json_build_object('packages', count(days) filter (where ${isIn}),
  'medianDays', ${percentile('0.5', isIn)}, 'daysOf90Percent', ${percentile('0.9', isIn)})`

const kept = (isIn: SQL): SQL => sql`json_build_object('packages', count(*) filter (where ${isIn}),
  'onTime', count(*) filter (where is_on_time and ${isIn}),
  'onTimeInBasisPoints', round(10000.0 * count(*) filter (where is_on_time and ${isIn}) / nullif(count(*) filter (where ${isIn}), 0))::int)`

export async function readStages(db: Db, { days, before }: { days: ReportDays; before: ReportDays }): Promise<Read> {
  const [begins, ends] = [startOfBusinessDay(before.from), startOfBusinessDay(addDays(days.to, 1))]
  const [isNow, isBefore] = [days, before].map(({ from, to }) => sql`day between ${from} and ${to}`) as [SQL, SQL]
  const both = (figures: (isIn: SQL) => SQL) => sql`'now', ${figures(isNow)}, 'before', ${figures(isBefore)}`
  const { rows } = await db.execute<Read>(sql`
    with bundled as (${bundled(begins.toISOString())}), finished as (${finished((instant) => sql`${instant} >= ${begins.toISOString()} and ${instant} < ${ends.toISOString()}`)}),
      arrived as (select arrival_date as day, arrival_date <= promised_date as is_on_time from orders
        where arrival_date between ${before.from} and ${days.to} and promised_date is not null)
    select coalesce((select json_agg(figures) from (
        select json_build_object('stage', stage, ${both(spans)}) as figures from finished where days is not null group by stage
      ) as spans), '[]') as stages,
      (select json_build_object(${both(kept)}) from arrived) as promise`)
  return only(rows)
}
