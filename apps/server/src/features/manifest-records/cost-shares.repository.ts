// What each package bears of the costs of its manifest: `shareManifestCosts` of the domain over many manifests at once. The check of the
// books compares the two.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable as orders } from '../orders/orders.table.ts'

/** What a package is billed by, as `billedWeight` of the domain says it; until Quito weighs it, what Miami says. */
const grams = sql`coalesce(${orders.finalWeightInGrams}, ${orders.realWeightInGrams}, ${orders.warehouseWeightInGrams},
  ${orders.storeWeightInGrams}, 0)::bigint`

/** A part by weight, rounded down, and a cent more to the largest remainders; null where the whole is not known. */
const share = (whole: SQL): SQL => sql`${whole} * part / parts + case when
  row_number() over (partition by manifest_id order by ${whole} * part % parts desc, order_id)
    <= ${whole} - sum(${whole} * part / parts) over (partition by manifest_id) then 1 else 0 end`

/** Columns order_id, manifest_id, costs, duty_paid and grams of every package on these manifests, also of those that ended. */
export const costShares = (manifestIds: SQL): SQL => sql`
  select order_id, manifest_id, (${share(sql.raw('whole_costs'))})::float8 as costs, (${share(sql.raw('whole_duty'))})::float8 as duty_paid, grams
  from (
    select order_id, manifest_id, grams, case when whole_grams > 0 then grams else 1 end as part,
      case when whole_grams > 0 then whole_grams else packages end as parts,
      case when whole_duty is not null then whole_costs end as whole_costs, case when whole_costs is not null then whole_duty end as whole_duty
    from (
      select ${orders.id} as order_id, manifests.id as manifest_id, ${grams} as grams,
        (sum(${grams}) over of_manifest)::bigint as whole_grams, count(*) over of_manifest as packages,
        (freight_cost_in_cents::bigint + customs_cost_in_cents + other_cost_in_cents) as whole_costs, duty_paid_in_cents::bigint as whole_duty
      from manifests join bundles on bundles.manifest_id = manifests.id join ${orders} on ${orders.bundleId} = bundles.id
      where bundles.manifest_id = any(array(${manifestIds})) window of_manifest as (partition by manifests.id)
    ) as weighed
  ) as parted`

/** Of these manifests those whose costs are known, as column id. */
export const costedManifests = (manifestIds: SQL): SQL => sql`
  select id from manifests where id in (${manifestIds})
    and num_nulls(freight_cost_in_cents, customs_cost_in_cents, other_cost_in_cents, duty_paid_in_cents) = 0`

type Costed = {
  id: string
  code: string
  costs: Record<'freight' | 'customs' | 'other' | 'dutyPaid', number>
  shares: { grams: number; costs: number; dutyPaid: number }[]
}

/** Manifests whose costs are known, with what each package bears, in the order of the packages. */
export async function costedManifestsAfter(db: Db, id: string | undefined, limit: number): Promise<Costed[]> {
  const { rows } = await db.execute<Costed>(sql`
    with page as (
      select id, code, freight_cost_in_cents, customs_cost_in_cents, other_cost_in_cents, duty_paid_in_cents from manifests
      where num_nulls(freight_cost_in_cents, customs_cost_in_cents, other_cost_in_cents, duty_paid_in_cents) = 0
        and ${id === undefined ? sql`true` : sql`id > ${id}`}
      order by id limit ${sql.raw(String(limit))}
    ), shares as (${costShares(sql`select id from page`)})
    select page.id, page.code, json_build_object('freight', freight_cost_in_cents, 'customs', customs_cost_in_cents,
        'other', other_cost_in_cents, 'dutyPaid', duty_paid_in_cents) as costs,
      coalesce((select json_agg(json_build_object('grams', grams, 'costs', costs, 'dutyPaid', duty_paid) order by order_id)
        from shares where shares.manifest_id = page.id), '[]') as shares
    from page order by page.id`)
  return rows
}

/** Of a manifest that a statement names. */
export const manifestCodeOf = (id: SQL): SQL => sql`(select manifests.code from manifests where manifests.id = ${id})`
