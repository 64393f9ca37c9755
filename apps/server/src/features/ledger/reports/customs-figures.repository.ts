// What each declaration that arrived comes to: what bills in force collect for its packages, as notes in force left it, beside its part of the
// duty paid for its manifest.
import { CUSTOMS_LINES } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'

/** Columns manifest_id, day and duty_paid of those of these manifests that arrived: the table is that of manifests. */
export type ArrivedManifests = (manifestIds: SQL) => SQL

const LINES = sql.raw(CUSTOMS_LINES.map((name) => `'${name}'`).join(', '))

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

export const DECLARATION_COLUMNS = sql.raw(
  'bundle_id, day, manifest_id, weight_in_grams, value_in_cents, packages, unbilled, collected_in_cents, paid_in_cents',
)

/** `DECLARATION_COLUMNS` of `declaration_figures`, of all bundles of these manifests. `manifestIds`: a select of them. */
export const declarationFiguresOf = (manifestIds: SQL, arrived: ArrivedManifests): SQL => sql`
  with flights as (${arrived(manifestIds)}),
    declared as (
      select bundles.id as bundle_id, bundles.manifest_id, flights.day, bundles.weight_in_grams,
        coalesce(bundles.customs_invoice_value_in_cents, bundles.declared_value_in_cents) as value, flights.duty_paid, ${OWED} as owed
      from flights join bundles on bundles.manifest_id = flights.manifest_id
    ), parts as (${PARTS}),
    carried as (
      select declared.bundle_id, orders.id as order_id, orders.outcome, bill_orders.bill_id
      from declared join orders on orders.bundle_id = declared.bundle_id
      left join bill_orders on bill_orders.order_id = orders.id and bill_orders.voided_at is null
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
      select carried.bundle_id, count(*)::int as packages, count(*) filter (where bill_id is null and outcome is null)::int as unbilled,
        (coalesce(sum(charged.cents), 0) - coalesce(sum(credited.cents), 0))::bigint as collected
      from carried left join charged using (order_id) left join credited using (order_id) group by 1
    )
  select declared.bundle_id, declared.day, declared.manifest_id, declared.weight_in_grams, declared.value::bigint as value_in_cents,
    coalesce(packages.packages, 0) as packages, coalesce(packages.unbilled, 0) as unbilled,
    coalesce(packages.collected, 0)::bigint as collected_in_cents, parts.paid::bigint as paid_in_cents
  from declared left join packages using (bundle_id) left join parts using (bundle_id)`
