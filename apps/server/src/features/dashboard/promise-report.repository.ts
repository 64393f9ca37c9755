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

const within = (share: string, days: SQL) => sql`percentile_disc(${sql.raw(share)}) within group (order by ${days})`
const spansOf = (days: SQL) =>
  sql`'packages', count(${days}), 'medianDays', ${within('0.5', days)}, 'daysOf80Percent', ${within('0.8', days)}`
const ON_TIME = sql`count(*) filter (where is_on_time)`
const KEPT = sql`${spansOf(sql`days`)}, 'onTime', ${ON_TIME},
  'onTimeInBasisPoints', round(10000.0 * ${ON_TIME} / nullif(count(*), 0))::int`

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
    with arrived as (${arrived})
    select (select json_build_object(${KEPT}) from arrived) as total,
      (select json_build_array(${stage('miami')}, ${stage('flight')}, ${stage('quito')}) from arrived) as stages,
      coalesce((select json_agg(json_build_object('reason', reason, 'packages', packages) order by packages desc, reason)
        from (select reason, count(*) as packages from arrived where not is_on_time group by 1) late), '[]') as causes,
      coalesce((select json_agg(figures::jsonb || jsonb_build_object('associate', ${personNamedBy(associateId)}) order by packages desc, ${associateId})
        from (select associate_id, count(*) as packages, json_build_object(${KEPT}) as figures from arrived group by 1) as ${ordersTable}), '[]') as associates`)
  return rows[0]
}

const stage = (name: 'miami' | 'flight' | 'quito') =>
  sql`json_build_object('stage', ${sql.raw(`'${name}'`)}, ${spansOf(sql.raw(name))})`
