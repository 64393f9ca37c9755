// Consignees who used most of a fiscal year's quota, in one statement.
import type { QuotaReport } from '@app/contract/reports/reports.contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { only } from '../../../records/only.ts'
import { consigneeNameOf } from './customs.repository.ts'

type Asked = { year: number; limitInCents: number; fromInCents: number; most: number }
type Read = Pick<QuotaReport, 'over' | 'close' | 'consignees'>

export async function readQuotaReport(db: Db, { year, limitInCents, fromInCents, most }: Asked): Promise<Read> {
  const { rows } = await db.execute<Read>(sql`
    with near as (select identification, used_in_cents from quotas where fiscal_year = ${year} and used_in_cents >= ${fromInCents})
    select (count(*) filter (where used_in_cents > ${limitInCents}))::int as over,
      (count(*) filter (where used_in_cents <= ${limitInCents}))::int as close,
      coalesce((select json_agg(json_build_object('identification', identification, 'name', ${consigneeNameOf(sql`identification`)},
          'usedInCents', used_in_cents, 'leftInCents', ${limitInCents}::bigint - used_in_cents) order by used_in_cents desc, identification)
        from (select * from near order by used_in_cents desc, identification limit ${most}) as shown), '[]') as consignees
    from near`)
  return only(rows)
}
