// Declarations of the manifests that arrived within the days: what bills in force collect for their packages, as notes in force left it,
// beside the duty that was paid for them.
import type { CUSTOMS_GROUPS, CustomsFigures } from '@app/contract/reports/reports.contract'
import { CUSTOMS_LINES, type ReportDays } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { type ReportAsked, readGrouped } from './grouped-report.repository.ts'

export type CustomsGroup = (typeof CUSTOMS_GROUPS)[number]
export type CustomsNarrowed = { manifestId?: string | undefined; consignee?: string | undefined }
type Asked = ReportAsked & CustomsNarrowed & { by: CustomsGroup }
/** Columns manifest_id, day and duty_paid of those that arrived from one day to another, and the code of one: the tables are those of manifests. */
export type ArrivedManifests = { arrived: (days: ReportDays) => SQL; codeOf: (manifestId: SQL) => SQL }

const KEYS: Readonly<Record<CustomsGroup, SQL>> = {
  manifest: sql`declared.manifest_id::text`,
  consignee: sql`declared.consignee`,
  month: sql`to_char(declared.day, 'YYYY-MM')`,
  bundle: sql`declared.bundle_id::text`,
}

/** As the last declaration has it. */
export const consigneeNameOf = (identification: SQL): SQL => sql`(select bundles.consignee_name from bundles
  where bundles.consignee_identification = ${identification} order by bundles.fiscal_year desc, bundles.created_at desc limit 1)`

const namesOf = ({ codeOf }: ArrivedManifests): Readonly<Record<CustomsGroup, SQL>> => ({
  manifest: codeOf(sql`key::uuid`),
  consignee: sql`${consigneeNameOf(sql`key`)} || ' · ' || key`,
  month: sql`key`,
  bundle: sql`(select bundles.code from bundles where bundles.id = key::uuid)`,
})

const LINES = sql.raw(CUSTOMS_LINES.map((name) => `'${name}'`).join(', '))

const is = (column: SQL, wanted: string | undefined): SQL => (wanted === undefined ? sql`true` : sql`${column} = ${wanted}`)

/** What customs takes of a declaration: the duty, or of category C what it says it collected. */
const OWED = sql`(coalesce(bundles.duty_in_cents, 0) + coalesce((bundles.customs ->> 'adValoremInCents')::int
  + (bundles.customs ->> 'fodinfaInCents')::int + (bundles.customs ->> 'ivaInCents')::int, 0))::bigint`

/** Each declaration's part of the duty paid for its manifest, by what it owed; by weight where none owed anything. Null where nobody knows it. */
const PARTS = sql`
  select bundle_id, duty_paid * part / parts + case when row_number() over (partition by manifest_id order by duty_paid * part % parts desc, bundle_id)
      <= duty_paid - sum(duty_paid * part / parts) over (partition by manifest_id) then 1 else 0 end as paid
  from (
    select bundle_id, manifest_id, duty_paid, case when sum(owed) over of_manifest > 0 then owed else weight_in_grams end as part,
      greatest(case when sum(owed) over of_manifest > 0 then sum(owed) over of_manifest else sum(weight_in_grams) over of_manifest end, 1)::bigint as parts
    from declared window of_manifest as (partition by manifest_id)
  ) as weighted`

const tables = (
  { before, days, by, manifestId, consignee }: Asked,
  { arrived }: ArrivedManifests,
): SQL => sql`with flights as (${arrived({ from: before.from, to: days.to })}),
    declared as (
      select bundles.id as bundle_id, bundles.manifest_id, bundles.consignee_identification as consignee, flights.day,
        bundles.weight_in_grams, coalesce(bundles.customs_invoice_value_in_cents, bundles.declared_value_in_cents) as value,
        flights.duty_paid, ${OWED} as owed
      from flights join bundles on bundles.manifest_id = flights.manifest_id where ${is(sql`flights.manifest_id`, manifestId)}
    ), parts as (${PARTS}),
    carried as (
      select declared.bundle_id, orders.id as order_id, orders.outcome, bill_orders.bill_id
      from declared join orders on orders.bundle_id = declared.bundle_id
      left join bill_orders on bill_orders.order_id = orders.id and bill_orders.voided_at is null
      where ${is(sql`declared.consignee`, consignee)}
    ), charged as (
      select carried.order_id, sum(lines.amount_in_cents) as cents
      from carried join bill_lines as lines on lines.bill_id = carried.bill_id and lines.order_id = carried.order_id
      where lines.name in (${LINES}) group by 1
    ), credited as (
      select lines.order_id, sum(given.amount_in_cents) as cents
      from credit_notes as notes join credit_note_lines as given on given.credit_note_id = notes.id
      join bill_lines as lines on lines.id = given.bill_line_id and lines.name in (${LINES})
      where notes.taken_back_at is null and notes.bill_id in (select bill_id from carried) group by 1
    ), packages as (
      select carried.bundle_id, count(*) as packages, count(*) filter (where bill_id is null and outcome is null) as unbilled,
        coalesce(sum(charged.cents), 0) - coalesce(sum(credited.cents), 0) as collected
      from carried left join charged using (order_id) left join credited using (order_id) group by 1
    ), moved as (
      select declared.day, ${KEYS[by]} as key, declared.weight_in_grams, declared.value, coalesce(packages.packages, 0) as packages,
        coalesce(packages.unbilled, 0) as unbilled, coalesce(packages.collected, 0) as collected, parts.paid
      from declared left join packages using (bundle_id) left join parts using (bundle_id)
      where ${is(sql`declared.consignee`, consignee)}
    )`

const sumOf = (what: string, condition: SQL): SQL => sql`coalesce(sum(${sql.raw(what)}) filter (where ${condition}), 0)`
const isPaid = (isIn: SQL): SQL => sql`paid is not null and ${isIn}`
const isUnpaid = (isIn: SQL): SQL => sql`paid is null and ${isIn}`

/** Bars and order are of what was collected: no difference is the rule. */
export const readCustoms = (db: Db, asked: Asked, manifests: ArrivedManifests) =>
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
