// What a package is counted with in the report of margins: what its bill in force charges, as notes in force left it, its earning and its costs.
import { CUSTOMS_LINES, type ReportDays } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CostedManifests } from './changed-packages.repository.ts'
import { dayOf, withinDays } from './grouped-report.repository.ts'

/** Of these manifests what each package bears, the code of one, and which of them have costs: the tables are those of manifests. */
export type ManifestParts = {
  costShares: (manifestIds: SQL) => SQL
  codeOf: (manifestId: SQL) => SQL
  costed: CostedManifests
}

type Counted = (instant: SQL, orderId: SQL) => SQL

/** A package is billed on the day of the bill that charges it; one that no bill charges counts on the day on which it ended. */
const scope = (counts: Counted): SQL => sql`
  select bill_orders.order_id, bill_orders.bill_id, ${dayOf(sql`bills.created_at`)} as day
    from bills join bill_orders on bill_orders.bill_id = bills.id and bill_orders.voided_at is null
    where ${counts(sql`bills.created_at`, sql`bill_orders.order_id`)}
  union all
  select orders.id, null, ${dayOf(sql`orders.status_since`)}
    from orders join bundles on bundles.id = orders.bundle_id and bundles.sent_at is not null
    where orders.status = 'removed' and orders.outcome is not null and ${counts(sql`orders.status_since`, sql`orders.id`)}
      and not exists (select from bill_orders where bill_orders.order_id = orders.id and bill_orders.voided_at is null)`

/** Of an order: the report counts it within these days, or at all, with costs that are known or without. */
export const isInMargin = (
  orderId: PgColumn,
  has: 'costed' | 'withoutCost',
  { isCosted }: { isCosted: SQL },
  days?: ReportDays,
): SQL =>
  sql`(${orderId} in (select order_id from (${scope(withinDays(days))}) as scope) and ${has === 'costed' ? isCosted : sql`not ${isCosted}`})`

/** That lines are of the bill in force is no part of their join: PostgreSQL takes it for rare, expects one row, and compares each package with all. */
const named = (...names: string[]): SQL =>
  sql`sum(lines.amount_in_cents - coalesce(credited.cents, 0)) filter (where lines.bill_id = counted.bill_id and lines.name in (${sql.raw(names.map((name) => `'${name}'`).join(', '))}))`
const cents = (amount: SQL, name: string): SQL => sql`coalesce(${amount}, 0)::bigint as ${sql.identifier(name)}`

export const MARGIN_COLUMNS = sql.raw(
  'order_id, day, client_id, associate_id, manifest_id, service_in_cents, fee_in_cents, duty_in_cents, earning_in_cents, costs_in_cents, duty_paid_in_cents',
)

/** `MARGIN_COLUMNS` of `package_figures`, of those of these orders that count. `orderIds`: a select of them. */
export const marginFiguresOf = (orderIds: SQL, { costShares }: Pick<ManifestParts, 'costShares'>): SQL => sql`
  with counted as materialized (
    select scope.order_id, scope.bill_id, scope.day, orders.client_id, orders.associate_id, bundles.manifest_id
    from (${scope((_instant, orderId) => sql`${orderId} in (${orderIds})`)}) as scope
    join orders on orders.id = scope.order_id left join bundles on bundles.id = orders.bundle_id
  ), credited as (
    select given.bill_line_id, sum(given.amount_in_cents) as cents
    from credit_notes as notes join credit_note_lines as given on given.credit_note_id = notes.id
    where notes.taken_back_at is null and notes.bill_id in (select bill_id from counted) group by 1
  ), charged as (
    select counted.order_id, ${named('freight', 'discount', 'valuePercentage', 'extraCharge')} as service, ${named('purchaseFee')} as fee,
      ${named(...CUSTOMS_LINES)} as duty
    from counted join bill_lines as lines on lines.order_id = counted.order_id
    left join credited on credited.bill_line_id = lines.id group by 1
  ), earned as (
    select order_id, sum(amount_in_cents) as cents from earning_entries
    where kind = 'accrual' and order_id in (select order_id from counted) group by 1
  ), shares as (${costShares(sql`select distinct manifest_id from counted`)})
  select counted.order_id, counted.day, counted.client_id, counted.associate_id, counted.manifest_id,
    ${cents(sql`charged.service`, 'service_in_cents')}, ${cents(sql`charged.fee`, 'fee_in_cents')}, ${cents(sql`charged.duty`, 'duty_in_cents')},
    ${cents(sql`earned.cents`, 'earning_in_cents')}, shares.costs::bigint as costs_in_cents, shares.duty_paid::bigint as duty_paid_in_cents
  from counted left join charged using (order_id) left join earned using (order_id) left join shares using (order_id)`
