// What is kept for reports beside what the records say now; of what something changed since nothing is claimed.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { billFiguresOf, SALES_COLUMNS } from './billing-figures.repository.ts'
import { ALL_CHANGES, changedBills, changedManifests, changedPackages } from './changed-packages.repository.ts'
import { type ArrivedManifests, DECLARATION_COLUMNS, declarationFiguresOf } from './customs-figures.repository.ts'
import { MARGIN_COLUMNS, type ManifestParts, marginFiguresOf } from './margin-figures.repository.ts'
import { endedStagesOf, KEPT_STAGES } from './stages.repository.ts'

/** Rows of one that are not rows of the other. */
const differing = (kept: SQL, said: SQL): SQL => sql`((${kept}) except all (${said})) union all ((${said}) except all (${kept}))`

type Page = { last: string | null; margins: string[]; stages: string[] }

/** Of the packages after this one: those whose kept margin, or days of stages, are not what their records say. */
export async function packagesOffAfter(db: Db, id: string | undefined, limit: number, manifests: ManifestParts): Promise<Page> {
  const ids = sql`select id from page where not exists (select from changed where changed.order_id = page.id)`
  const keptStages = sql`select order_id, stage, day, days from ${KEPT_STAGES} where order_id in (${ids})`
  const off = (rows: SQL) => sql`coalesce((select json_agg(distinct order_id) from (${rows}) as off), '[]')`
  const { rows } = await db.execute<Page>(sql`
    with page as materialized (select id from orders where ${id === undefined ? sql`true` : sql`id > ${id}`} order by id limit ${limit}),
      changed as materialized (${changedPackages(ALL_CHANGES, manifests.costed)})
    select (select max(id::text) from page) as last,
      ${off(differing(sql`select ${MARGIN_COLUMNS} from package_figures where order_id in (${ids})`, sql`select ${MARGIN_COLUMNS} from (${marginFiguresOf(ids, manifests)}) as said`))} as margins,
      ${off(differing(keptStages, sql`select order_id, stage, day, days from (${endedStagesOf(ids)}) as said`))} as stages`)
  return rows[0] ?? { last: null, margins: [], stages: [] }
}

/** Bills whose kept sales are not what their documents say. */
export async function billsOff(db: Db): Promise<string[]> {
  const ids = sql`select id from bills where id not in (${changedBills(ALL_CHANGES)})`
  const kept = sql`select ${SALES_COLUMNS} from bill_figures where bill_id in (${ids})`
  const { rows } = await db.execute<{ bill_id: string }>(
    sql`select distinct bill_id from (${differing(kept, sql`select ${SALES_COLUMNS} from (${billFiguresOf(ids)}) as said`)}) as off`,
  )
  return rows.map(({ bill_id }) => bill_id)
}

/** Manifests whose kept declarations are not what their records say. */
export async function manifestsOff(db: Db, manifests: ManifestParts & { arrived: ArrivedManifests }): Promise<string[]> {
  const ids = sql`select distinct manifest_id from bundles where manifest_id is not null
    and not exists (select from (${changedManifests(ALL_CHANGES, manifests.costed)}) as changed where changed.manifest_id = bundles.manifest_id)`
  const kept = sql`select ${DECLARATION_COLUMNS} from declaration_figures where manifest_id in (${ids})`
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct ${manifests.codeOf(sql`off.manifest_id`)} as code
    from (${differing(kept, sql`select ${DECLARATION_COLUMNS} from (${declarationFiguresOf(ids, manifests.arrived)}) as said`)}) as off`)
  return rows.map(({ code }) => code)
}

type DayOff = { day: string; stage: string; expected: number; found: number }

/** Days of a stage whose count is not that of the packages that are kept of it. */
export async function stageDaysOff(db: Db): Promise<DayOff[]> {
  const { rows } = await db.execute<DayOff>(sql`
    with packages as (
      select day, stage, days, count(*)::int as packages from ${KEPT_STAGES} group by 1, 2, 3
    )
    select day::text, stage, coalesce(packages.packages, 0) as expected, coalesce(stage_days.packages, 0) as found
    from packages full join stage_days using (day, stage, days) where packages.packages is distinct from stage_days.packages order by 1, 2`)
  return rows
}
