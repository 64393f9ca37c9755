// What is left of packages, added up: of most what is kept of each, of those that something changed what the records say now.
import type { MARGIN_GROUPS, MarginFigures } from '@app/contract/reports/reports.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { ordersTable } from '../../orders/orders.table.ts'
import { personNamedBy } from '../../people/person-columns.repository.ts'
import { ALL_CHANGES, changedPackages } from './changed-packages.repository.ts'
import { comparedDay, isNarrowed, type ReportAsked, readGrouped } from './grouped-report.repository.ts'
import { type ManifestParts, marginFiguresOf } from './margin-figures.repository.ts'

export type MarginGroup = (typeof MARGIN_GROUPS)[number]

const keysOf = (day: SQL): Readonly<Record<MarginGroup, SQL>> => ({
  manifest: sql`figures.manifest_id`,
  client: sql`figures.client_id`,
  associate: sql`figures.associate_id`,
  month: sql`to_char(${day}, 'YYYY-MM')`,
  package: sql`figures.order_id`,
})
const person = (column: Parameters<typeof personNamedBy>[0]): SQL => sql`${personNamedBy(column)} ->> 'name'`
const namesOf = ({ codeOf }: ManifestParts): Readonly<Record<MarginGroup, SQL>> => ({
  manifest: codeOf(sql`key`),
  client: sql`(select ${person(ordersTable.clientId)} from (select key as client_id) as ${ordersTable})`,
  associate: sql`(select ${person(ordersTable.associateId)} from (select key as associate_id) as ${ordersTable})`,
  month: sql`key`,
  package: sql`(select orders.code from orders where orders.id = key)`,
})

export type MarginNarrowed = {
  manifestId?: string | undefined
  clientId?: string | undefined
  associateId?: string | undefined
}
type Asked = ReportAsked & MarginNarrowed & { by: MarginGroup }

const tables = ({ by, days, before, ...narrowed }: Asked, manifests: ManifestParts): SQL => {
  const key = keysOf(comparedDay(sql`figures.day`, { days, before }))[by]
  const moved = (from: SQL, isCurrent: SQL) => sql`
    select figures.day, ${key} as key, service_in_cents as service, fee_in_cents as fee, duty_in_cents as duty, earning_in_cents as earning,
      costs_in_cents as costs, duty_paid_in_cents as duty_paid, costs_in_cents is not null as is_costed
    from ${from} as figures
    where figures.day between ${before.from} and ${days.to} and ${isCurrent} and ${isNarrowed(sql`figures.manifest_id`, narrowed.manifestId)}
      and ${isNarrowed(sql`figures.client_id`, narrowed.clientId)} and ${isNarrowed(sql`figures.associate_id`, narrowed.associateId)}`
  return sql`with changed as materialized (${changedPackages(ALL_CHANGES, manifests.costed)}),
    moved as (
      ${moved(sql`package_figures`, sql`not exists (select from changed where changed.order_id = figures.order_id)`)}
      union all ${moved(sql`(${marginFiguresOf(sql`select order_id from changed`, manifests)})`, sql`true`)}
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
