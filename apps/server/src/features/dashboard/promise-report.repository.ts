// How far promised days were kept, in one statement.
import type { PromiseReport } from '@app/contract/dashboard.contract'
import type { Actor } from '@app/domain'
import { and, between, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { dayOf } from '../ledger/reports/grouped-report.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'

const { associateId, delayReason, promisedDate, arrivalDate, intakeAt, bundleId } = ordersTable
const { sentAt, arrivedAt, weighedAt } = bundlesTable

const SPANS = ['days', 'miami', 'flight', 'quito'] as const
type Span = (typeof SPANS)[number]

const literal = (text: string): SQL => sql.raw(`'${text}'`)
const of = (span: Span, column: string): SQL => sql`max(${sql.raw(column)}) filter (where span = ${literal(span)})`
/** From rows of `spans`: how many packages have this span, and the days within which a half and four fifths of them came. */
const spanOf = (span: Span): SQL =>
  sql`'packages', coalesce(${of(span, 'packages')}, 0), 'medianDays', ${of(span, 'half')}, 'daysOf80Percent', ${of(span, 'four_fifths')}`
const stage = (span: Span): SQL => sql`jsonb_build_object('stage', ${literal(span)}, ${spanOf(span)})`

const ON_TIME = sql`coalesce(sum(packages) filter (where is_on_time), 0)`
const KEPT = sql`jsonb_build_object('onTime', ${ON_TIME}, 'onTimeInBasisPoints', round(10000.0 * ${ON_TIME} / nullif(sum(packages), 0))::int)`

/** Packages that are alike are counted before anything else is asked of them: of a hundred thousand some hundreds differ. */
const alike = (arrived: SQL): SQL => sql`
  counted as materialized (
    select associate_id, reason, is_on_time, ${sql.raw(SPANS.join(', '))}, count(*) as packages from (${arrived}) as arrived group by 1, 2, 3, 4, 5, 6, 7
  ), spread as (
    select grouping(associate_id) = 1 as is_all, associate_id, span, value, sum(packages) as packages
    from counted cross join lateral (values ${sql.join(
      SPANS.map((span) => sql`(${literal(span)}, ${sql.raw(span)})`),
      sql`, `,
    )}) as measured (span, value)
    where value is not null group by grouping sets ((span, value), (associate_id, span, value))
  ), climbed as (
    select *, sum(packages) over (of_these order by value) as so_far, sum(packages) over of_these as of_all
    from spread window of_these as (partition by is_all, associate_id, span)
  ), spans as (
    select is_all, associate_id, span, max(of_all) as packages, min(value) filter (where so_far >= 0.5 * of_all) as half,
      min(value) filter (where so_far >= 0.8 * of_all) as four_fifths
    from climbed group by 1, 2, 3
  )`

/** Of the packages that arrived within the days, and that this person reaches. */
export async function readPromiseReport(db: Db, actor: Actor, days: { from: string; to: string }) {
  const arrived = db
    .select({
      associateId: sql`${associateId}`.as('associate_id'),
      reason: sql`${delayReason}`.as('reason'),
      isOnTime: sql`${arrivalDate} <= ${promisedDate}`.as('is_on_time'),
      days: sql`${arrivalDate} - ${dayOf(intakeAt)}`.as('days'),
      miami: sql`${dayOf(sentAt)} - ${dayOf(intakeAt)}`.as('miami'),
      flight: sql`${dayOf(arrivedAt)} - ${dayOf(sentAt)}`.as('flight'),
      quito: sql`${dayOf(weighedAt)} - ${dayOf(arrivedAt)}`.as('quito'),
    })
    .from(ordersTable)
    .leftJoin(bundlesTable, eq(bundlesTable.id, bundleId))
    .where(and(isNotNull(promisedDate), between(arrivalDate, days.from, days.to), withinReach(orderKind, actor)))
  const { rows } = await db.execute<Omit<PromiseReport, 'from' | 'to'>>(sql`
    with ${alike(sql`${arrived}`)}
    select (select jsonb_build_object(${spanOf('days')}) from spans where is_all) || (select ${KEPT} from counted) as total,
      (select jsonb_build_array(${stage('miami')}, ${stage('flight')}, ${stage('quito')}) from spans where is_all) as stages,
      coalesce((select json_agg(json_build_object('reason', reason, 'packages', packages) order by packages desc, reason)
        from (select reason, sum(packages) as packages from counted where not is_on_time group by 1) late), '[]') as causes,
      coalesce((select json_agg(figures || jsonb_build_object('associate', ${personNamedBy(associateId)}) order by packages desc, ${associateId})
        from (select associate_id, sum(packages) as packages, ${KEPT} || (
            select jsonb_build_object(${spanOf('days')}) from spans where not is_all and spans.associate_id is not distinct from counted.associate_id
          ) as figures from counted group by 1) as ${ordersTable}), '[]') as associates`)
  return rows[0]
}
