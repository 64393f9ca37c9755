// The yearly quotas of consignees beside the entries of their book, and those beside the bundles that they are of.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export type OffQuota = { id: string; expectedInCents: number; foundInCents: number }
type Row = Record<keyof OffQuota, string>

/** Years of which something else is used than the entries add up to. */
export async function yearsOff(db: Db): Promise<OffQuota[]> {
  const { rows } = await db.execute<Row>(sql`
    with entered as (
      select identification, fiscal_year, sum(amount_in_cents) as amount from quota_entries group by identification, fiscal_year
    )
    select identification || '/' || fiscal_year as id, coalesce(amount, 0) as "expectedInCents",
      coalesce(used_in_cents, 0) as "foundInCents"
    from quotas full join entered using (identification, fiscal_year)
    where coalesce(amount, 0) <> coalesce(used_in_cents, 0)
    order by id`)
  return rows.map(inNumbers)
}

/** Bundles that take something else of their consignee's year than their value with tax: nothing once removed without having arrived, nothing in category C. */
export async function bundlesOff(db: Db): Promise<OffQuota[]> {
  const { rows } = await db.execute<Row>(sql`
    with reserved as (
      select bundles.id, case when (status <> 'removed' or arrived_at is not null) and category = 'B' then value_with_tax_in_cents else 0 end as expected,
        coalesce(sum(amount_in_cents) filter (
          where identification = consignee_identification and entries.fiscal_year = bundles.fiscal_year
        ), 0) as found,
        coalesce(sum(amount_in_cents), 0) as found_anywhere
      from bundles left join quota_entries as entries on entries.bundle_id = bundles.id
      group by bundles.id
    )
    select id, expected as "expectedInCents", case when found = expected then found_anywhere else found end as "foundInCents"
    from reserved where found <> expected or found_anywhere <> expected
    order by id`)
  return rows.map(inNumbers)
}

const inNumbers = ({ id, expectedInCents, foundInCents }: Row): OffQuota => ({
  id,
  expectedInCents: Number(expectedInCents),
  foundInCents: Number(foundInCents),
})
