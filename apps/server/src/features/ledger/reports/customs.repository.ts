// Declarations of the manifests that arrived within the days, added up: of most what is kept of each, of those of manifests that something
// changed what the records say now.
import type { CUSTOMS_GROUPS, CustomsFigures } from '@app/contract/reports/reports.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { ALL_CHANGES, type CostedManifests, changedManifests } from './changed-packages.repository.ts'
import { type ArrivedManifests, declarationFiguresOf } from './customs-figures.repository.ts'
import { comparedDay, type ReportAsked, readGrouped } from './grouped-report.repository.ts'

export type CustomsGroup = (typeof CUSTOMS_GROUPS)[number]
export type CustomsNarrowed = { manifestId?: string | undefined; consignee?: string | undefined }
type Asked = ReportAsked & CustomsNarrowed & { by: CustomsGroup }
type Manifests = { arrived: ArrivedManifests; codeOf: (manifestId: SQL) => SQL; costed: CostedManifests }

const CONSIGNEE = sql`declared.consignee_identification`
const WITH_CONSIGNEE = sql`left join (select id, consignee_identification from bundles) as declared on declared.id = figures.bundle_id`

const keysOf = (day: SQL): Readonly<Record<CustomsGroup, SQL>> => ({
  manifest: sql`figures.manifest_id`,
  consignee: CONSIGNEE,
  month: sql`to_char(${day}, 'YYYY-MM')`,
  bundle: sql`figures.bundle_id`,
})

/** As the last declaration has it. */
export const consigneeNameOf = (identification: SQL): SQL => sql`(select bundles.consignee_name from bundles
  where bundles.consignee_identification = ${identification} order by bundles.fiscal_year desc, bundles.created_at desc limit 1)`

const namesOf = ({ codeOf }: Pick<Manifests, 'codeOf'>): Readonly<Record<CustomsGroup, SQL>> => ({
  manifest: codeOf(sql`key`),
  consignee: sql`${consigneeNameOf(sql`key`)} || ' · ' || key`,
  month: sql`key`,
  bundle: sql`(select bundles.code from bundles where bundles.id = key)`,
})

const is = (column: SQL, wanted: string | undefined): SQL => (wanted === undefined ? sql`true` : sql`${column} = ${wanted}`)

const tables = ({ before, days, by, manifestId, consignee }: Asked, { arrived, costed }: Manifests): SQL => {
  const key = keysOf(comparedDay(sql`figures.day`, { days, before }))[by]
  const joined = by === 'consignee' || consignee !== undefined ? WITH_CONSIGNEE : sql``
  const moved = (from: SQL, isCurrent: SQL) => sql`
    select figures.day, ${key} as key, weight_in_grams, value_in_cents as value, packages, unbilled, collected_in_cents as collected, paid_in_cents as paid
    from ${from} as figures ${joined}
    where figures.day between ${before.from} and ${days.to} and ${isCurrent} and ${is(sql`figures.manifest_id`, manifestId)} and ${is(CONSIGNEE, consignee)}`
  return sql`with changed as materialized (${changedManifests(ALL_CHANGES, costed)}),
    moved as (
      ${moved(sql`declaration_figures`, sql`not exists (select from changed where changed.manifest_id = figures.manifest_id)`)}
      union all ${moved(sql`(${declarationFiguresOf(sql`select manifest_id from changed`, arrived)})`, sql`true`)}
    )`
}

const sumOf = (what: string, condition: SQL): SQL => sql`coalesce(sum(${sql.raw(what)}) filter (where ${condition}), 0)`
const isPaid = (isIn: SQL): SQL => sql`paid is not null and ${isIn}`
const isUnpaid = (isIn: SQL): SQL => sql`paid is null and ${isIn}`

/** Bars and order are of what was collected: no difference is the rule. */
export const readCustoms = (db: Db, asked: Asked, manifests: Manifests) =>
  readGrouped<CustomsFigures>(db, asked, {
    tables: tables(asked, manifests),
    sums: (isIn) => ({
      declarations: sql`count(*) filter (where ${isIn})`,
      packages: sumOf('packages', isIn),
      weightInGrams: sumOf('weight_in_grams', isIn),
      declaredInCents: sumOf('value', isIn),
      collectedInCents: sumOf('collected', isIn),
      paidInCents: sumOf('paid', isIn),
      differenceInCents: sumOf('collected - paid', isPaid(isIn)),
      unbilledPackages: sumOf('unbilled', isIn),
      unpaidPackages: sumOf('packages', isUnpaid(isIn)),
      unpaidCollectedInCents: sumOf('collected', isUnpaid(isIn)),
    }),
    main: (isIn) => sumOf('collected', isIn),
    order: asked.by === 'month' ? 'key' : 'main',
    name: namesOf(manifests)[asked.by],
  })
