// What is left of packages: what bills in force charge for them, as notes in force left it, less their costs and what was earned.
import type { MARGIN_GROUPS, MarginFigures } from '@app/contract/reports/reports.contract'
import { addDays, CUSTOMS_LINES, type ReportDays, startOfBusinessDay } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { ordersTable } from '../../orders/orders.table.ts'
import { personNamedBy } from '../../people/person-columns.repository.ts'
import { dayOf, isNarrowed, type ReportAsked, readGrouped, withinDays } from './grouped-report.repository.ts'

export type MarginGroup = (typeof MARGIN_GROUPS)[number]
/** Of these manifests what each package bears, and the code of one: the tables are those of manifests. */
export type ManifestParts = { costShares: (manifestIds: SQL) => SQL; codeOf: (manifestId: SQL) => SQL }

const KEYS: Readonly<Record<MarginGroup, SQL>> = {
  manifest: sql`packages.manifest_id::text`,
  client: sql`packages.client_id::text`,
  associate: sql`packages.associate_id::text`,
  month: sql`to_char(packages.day, 'YYYY-MM')`,
  package: sql`packages.order_id::text`,
}
const person = (column: Parameters<typeof personNamedBy>[0]): SQL => sql`${personNamedBy(column)} ->> 'name'`
const namesOf = ({ codeOf }: ManifestParts): Readonly<Record<MarginGroup, SQL>> => ({
  manifest: codeOf(sql`key::uuid`),
  client: sql`(select ${person(ordersTable.clientId)} from (select key::uuid as client_id) as ${ordersTable})`,
  associate: sql`(select ${person(ordersTable.associateId)} from (select key::uuid as associate_id) as ${ordersTable})`,
  month: sql`key`,
  package: sql`(select orders.code from orders where orders.id = key::uuid)`,
})

/** A package is billed on the day of the bill that charges it; one that no bill charges counts on the day on which it ended. */
const scope = (within: (instant: SQL) => SQL): SQL => sql`
  select bill_orders.order_id, bill_orders.bill_id, ${dayOf(sql`bills.created_at`)} as day
    from bills join bill_orders on bill_orders.bill_id = bills.id and bill_orders.voided_at is null where ${within(sql`bills.created_at`)}
  union all
  select orders.id, null, ${dayOf(sql`orders.status_since`)}
    from orders join bundles on bundles.id = orders.bundle_id and bundles.sent_at is not null
    where orders.status = 'removed' and orders.outcome is not null and ${within(sql`orders.status_since`)}
      and not exists (select from bill_orders where bill_orders.order_id = orders.id and bill_orders.voided_at is null)`

/** Of an order: the report counts it within these days, or at all, with costs that are known or without. */
export const isInMargin = (
  orderId: PgColumn,
  has: 'costed' | 'withoutCost',
  { isCosted }: { isCosted: SQL },
  days?: ReportDays,
): SQL =>
  sql`(${orderId} in (select order_id from (${scope(withinDays(days))}) as scope) and ${has === 'costed' ? isCosted : sql`not ${isCosted}`})`

const named = (...names: string[]): SQL =>
  sql`coalesce(sum(lines.amount_in_cents - coalesce(credited.cents, 0)) filter (where lines.name in (${sql.raw(names.map((name) => `'${name}'`).join(', '))})), 0)`

export type MarginNarrowed = {
  manifestId?: string | undefined
  clientId?: string | undefined
  associateId?: string | undefined
}
type Asked = ReportAsked & MarginNarrowed & { by: MarginGroup }

const tables = (asked: Asked, { costShares }: ManifestParts): SQL => {
  const begins = startOfBusinessDay(asked.before.from)
  const ends = startOfBusinessDay(addDays(asked.days.to, 1))
  return sql`with scope as (${scope((instant) => sql`${instant} >= ${begins} and ${instant} < ${ends}`)}),
    packages as materialized (
      select scope.order_id, scope.bill_id, scope.day, orders.client_id, orders.associate_id, bundles.manifest_id
      from scope join orders on orders.id = scope.order_id left join bundles on bundles.id = orders.bundle_id
      where ${isNarrowed(sql`bundles.manifest_id`, asked.manifestId)} and ${isNarrowed(sql`orders.client_id`, asked.clientId)}
        and ${isNarrowed(sql`orders.associate_id`, asked.associateId)}
    ), credited as (
      select given.bill_line_id, sum(given.amount_in_cents)::float8 as cents
      from credit_notes as notes join credit_note_lines as given on given.credit_note_id = notes.id
      where notes.taken_back_at is null and notes.bill_id in (select bill_id from packages) group by 1
    ), charged as (
      select lines.bill_id, lines.order_id, ${named('freight', 'discount', 'valuePercentage', 'extraCharge')} as service, ${named('purchaseFee')} as fee,
        ${named(...CUSTOMS_LINES)} as duty
      from bill_lines as lines left join credited on credited.bill_line_id = lines.id
      where lines.bill_id in (select bill_id from packages) group by 1, 2
    ), earned as (
      select order_id, sum(amount_in_cents)::float8 as cents from earning_entries
      where kind = 'accrual' and order_id in (select order_id from packages) group by 1
    ), shares as (${costShares(sql`select distinct manifest_id from packages`)}
    ), moved as (
      select packages.day, ${KEYS[asked.by]} as key, coalesce(charged.service, 0) as service, coalesce(charged.fee, 0) as fee, coalesce(charged.duty, 0) as duty,
        coalesce(earned.cents, 0) as earning, shares.costs, shares.duty_paid, shares.costs is not null as is_costed
      from packages
      left join charged on charged.bill_id = packages.bill_id and charged.order_id = packages.order_id
      left join earned on earned.order_id = packages.order_id
      left join shares on shares.order_id = packages.order_id
    )`
}

const costed = (amount: string, isIn: SQL): SQL => sql`coalesce(sum(${sql.raw(amount)}) filter (where is_costed and ${isIn}), 0)`
const MARGIN = 'service + fee - costs - earning + duty - duty_paid'

export const readMargin = (db: Db, asked: Asked, manifests: ManifestParts) =>
  readGrouped<MarginFigures>(db, asked, {
    tables: tables(asked, manifests),
    sums: (isIn) => ({
      packages: sql`count(*) filter (where is_costed and ${isIn})`,
      serviceInCents: costed('service', isIn),
      purchaseFeeInCents: costed('fee', isIn),
      costsInCents: costed('costs', isIn),
      earningInCents: costed('earning', isIn),
      dutyCollectedInCents: costed('duty', isIn),
      dutyPaidInCents: costed('duty_paid', isIn),
      marginInCents: costed(MARGIN, isIn),
      packagesWithoutCost: sql`count(*) filter (where not is_costed and ${isIn})`,
      withoutCostInCents: sql`coalesce(sum(service + fee) filter (where not is_costed and ${isIn}), 0)`,
    }),
    main: (isIn) => costed(MARGIN, isIn),
    order: asked.by === 'month' ? 'key' : 'main',
    name: namesOf(manifests)[asked.by],
  })
