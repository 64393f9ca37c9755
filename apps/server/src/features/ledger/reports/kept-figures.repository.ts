// Keeps anew the figures of packages that something changed. For one transaction that reads the house as it was at one moment: a change that
// commits meanwhile stays told of.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { billFiguresOf, SALES_COLUMNS } from './billing-figures.repository.ts'
import { changedManifests, changedPackages } from './changed-packages.repository.ts'
import { type ArrivedManifests, DECLARATION_COLUMNS, declarationFiguresOf } from './customs-figures.repository.ts'
import { MARGIN_COLUMNS, type ManifestParts, marginFiguresOf } from './margin-figures.repository.ts'
import { endedStagesOf, KEPT_STAGES } from './stages.repository.ts'

/** Any number of our own: whoever keeps figures of this database holds it. */
const FIGURES_LOCK = 7_805_071

/** False where another instance keeps them. */
export async function claimFigures(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(sql`select pg_try_advisory_xact_lock(${FIGURES_LOCK}) as "isMine"`)
  return rows[0]?.isMine ?? false
}

export type Change = { changed: string; recordId: string; manifestId: string | null }

/** The oldest, each once, with the manifest whose packages share its costs. */
export async function oldestChanges(tx: Db, most: number): Promise<Change[]> {
  const { rows } = await tx.execute<Change>(sql`
    with oldest as (select id, changed, record_id from figure_changes order by id limit ${most})
    select changed, record_id as "recordId", case changed when 'manifest' then record_id when 'sharesOfBundle' then bundles.manifest_id end as "manifestId"
    from (select changed, record_id, min(id) as first from oldest group by 1, 2) as changes
    left join bundles on changes.changed = 'sharesOfBundle' and bundles.id = changes.record_id order by first`)
  return rows
}

const told = (changes: readonly Change[]): SQL => sql`
  select * from unnest(${sql.param(changes.map(({ changed }) => changed))}::text[], ${sql.param(changes.map(({ recordId }) => recordId))}::uuid[])
    as told (changed, record_id)`

export async function packagesOf(tx: Db, changes: readonly Change[], manifests: ManifestParts): Promise<string[]> {
  const { rows } = await tx.execute<{ order_id: string }>(changedPackages(told(changes), manifests.costed))
  return rows.map(({ order_id }) => order_id)
}

export const billsOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.filter(({ changed }) => changed === 'bill' || changed === 'sales').map(({ recordId }) => recordId)),
]

const idsOf = (ids: readonly string[]): SQL => sql`select unnest(${sql.param(ids)}::uuid[])`

export async function keepMargins(tx: Db, orderIds: readonly string[], manifests: ManifestParts): Promise<void> {
  await tx.execute(sql`delete from package_figures where order_id in (${idsOf(orderIds)})`)
  await tx.execute(sql`
    insert into package_figures (${MARGIN_COLUMNS}) ${marginFiguresOf(idsOf(orderIds), manifests)}`)
}

export async function keepDeclarations(
  tx: Db,
  changes: readonly Change[],
  manifests: ManifestParts & { arrived: ArrivedManifests },
): Promise<void> {
  const { rows } = await tx.execute<{ manifest_id: string | null }>(changedManifests(told(changes), manifests.costed))
  const ids = idsOf(rows.flatMap(({ manifest_id }) => manifest_id ?? []))
  await tx.execute(sql`delete from declaration_figures where manifest_id in (${ids})`)
  const declared = declarationFiguresOf(ids, manifests.arrived)
  await tx.execute(sql`delete from declaration_figures where bundle_id in (select bundle_id from (${declared}) as declared)`)
  await tx.execute(sql`
    insert into declaration_figures (${DECLARATION_COLUMNS}) ${declared}`)
}

export async function keepSales(tx: Db, billIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from bill_figures where bill_id in (${idsOf(billIds)})`)
  await tx.execute(sql`
    insert into bill_figures (${SALES_COLUMNS}) ${billFiguresOf(idsOf(billIds))}`)
}

/** The counts of a day move by what packages count for less what they counted for. */
export async function keepStages(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with moved as (
      select stage, day, days, -1 as packages from ${KEPT_STAGES} where order_id in (${idsOf(orderIds)})
      union all select stage, day, days, 1 from (${endedStagesOf(idsOf(orderIds))}) as ended
    )
    insert into stage_days (day, stage, days, packages) select day, stage, days, sum(packages)::int from moved group by 1, 2, 3 having sum(packages) <> 0
    on conflict (day, stage, days) do update set packages = stage_days.packages + excluded.packages`)
  await tx.execute(sql`delete from stage_days where packages = 0`)
  await tx.execute(sql`delete from package_stages where order_id in (${idsOf(orderIds)})`)
  await tx.execute(sql`
    insert into package_stages (order_id, ended)
    select order_id, jsonb_agg(jsonb_build_object('stage', stage, 'day', day, 'days', days))
    from (${endedStagesOf(idsOf(orderIds))}) as ended group by 1`)
}

/** Of what this transaction has seen alone. */
export const removeChanges = (tx: Db, changes: readonly Change[]) =>
  tx.execute(sql`delete from figure_changes using (${told(changes)}) as told
    where figure_changes.changed = told.changed and figure_changes.record_id = told.record_id`)
