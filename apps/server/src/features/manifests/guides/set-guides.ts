import type { setGuides as contract, Manifest } from '@app/contract/manifests.contract'
import { type Actor, DomainError, type GuideLine, guideSeries, type PlannedGuide, planGuides } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { change } from '../../../records/guarded-update.repository.ts'
import { only } from '../../../records/only.ts'
import { lock } from '../../../records/records.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import { guidesElsewhere, lockBundlesOfManifest } from '../../bundles/bundles.repository.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { manifestKind } from '../../manifest-records/manifests.kind.ts'
import { withoutChildGuides } from '../list-on-manifest.ts'
import { viewManifestAlone } from '../manifest-detail.view.ts'

type Wanted = z.output<(typeof contract)['body']>

/** Child guides of many bundles: all of the lines or none. @throws guidesRefused naming the lines */
export async function setGuides(db: Db, actor: Actor, id: string, wanted: Wanted): Promise<Manifest> {
  await db.transaction(async (tx) => {
    const locked = await lock(tx, actor, manifestKind, [id])
    const manifest = only(await act(tx, actor, manifestKind, 'edit', locked))
    const carried = await lockBundlesOfManifest(tx, manifest.id)
    const bundles = carried.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    const lines = linesOf(bundles, wanted)
    const numbers = lines.flatMap(({ childGuideNumber }) => childGuideNumber ?? [])
    const planned = planGuides(bundles, lines, await guidesElsewhere(tx, manifest.id, numbers))
    refuseLines(planned)
    await writeGuides(tx, carried, planned)
  })
  return viewManifestAlone(db, actor, id)
}

function linesOf(bundles: readonly BundleRow[], wanted: Wanted): GuideLine[] {
  if ('guides' in wanted) return wanted.guides
  const empty = bundles.filter(({ childGuideNumber }) => !childGuideNumber?.trim())
  const series = guideSeries(wanted.first, empty.length)
  if (series.length === 0 && empty.length > 0) throw new DomainError('guideSeriesNotNumbered', { field: 'first' })
  return series.map((childGuideNumber) => ({ childGuideNumber }))
}

function refuseLines(planned: readonly PlannedGuide[]): void {
  const refused = planned.filter(({ problem }) => problem !== null)
  if (refused.length === 0) return
  const lines = refused.map(({ line, code, bundle, childGuideNumber, problem }) => ({
    ...{ line, problem, childGuideNumber },
    code: bundle?.code ?? code,
  }))
  throw new DomainError('guidesRefused', { because: [...new Set(lines.map(({ problem }) => problem))], lines })
}

async function writeGuides(db: Db, carried: readonly BundleRow[], planned: readonly PlannedGuide[]): Promise<void> {
  const wanted = new Map(planned.map(({ bundle, childGuideNumber }) => [bundle?.id, childGuideNumber]))
  const changed = carried.filter(({ id, childGuideNumber }) => wanted.has(id) && wanted.get(id) !== childGuideNumber)
  const freed = await withoutChildGuides(db, changed)
  const numbered = freed.filter(({ id }) => wanted.get(id))
  await change(
    db,
    bundleKind,
    numbered.map((row) => ({ row, changes: { childGuideNumber: wanted.get(row.id) ?? null } })),
  )
}
