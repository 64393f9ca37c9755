import type { updateManifest as contract } from '@app/contract/manifests.contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { refusedBeside } from '../../records/next-status.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import { lockBundlesOfManifest } from '../bundles/bundles.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { ELSEWHERE } from './put-on-manifest.ts'

export type Listed = NonNullable<z.output<(typeof contract)['body']>['bundles']>
type Place = { position: number; childGuideNumber: string | null }

/** The bundles that a locked manifest carries, in order: this list replaces the one there was. */
export async function listOnManifest(db: Db, actor: Actor, manifest: ManifestRow, listed: Listed): Promise<void> {
  const places = placesOf(listed)
  const bundles = await lockBundlesOfManifest(db, manifest.id, { ids: [...places.keys()] })
  await requireFree(db, actor, manifest, bundles, places)
  const isOn = ({ manifestId }: BundleRow) => manifestId === manifest.id
  const off = { manifestId: null, position: null, childGuideNumber: null, loadedAt: null }
  const told = { changes: { manifest: manifest.code } }
  const leaving = bundles.filter((bundle) => isOn(bundle) && !places.has(bundle.id))
  await act(db, actor, bundleKind, 'takeOffManifest', leaving, () => off, told)
  const staying = await withoutChildGuides(
    db,
    bundles.filter((bundle) => isOn(bundle) && places.has(bundle.id)),
  )
  const moved = staying.map((row) => ({ row, changes: places.get(row.id) ?? {} }))
  await change(db, bundleKind, moved)
  const coming = bundles.filter((bundle) => !isOn(bundle))
  await act(db, actor, bundleKind, 'putOnManifest', coming, ({ id }) => ({ ...places.get(id), manifestId: manifest.id }), told)
  await renewEstimates(db, { bundleIds: idsOf(leaving) }, 'flight')
  await renewEstimates(db, { bundleIds: idsOf(coming) }, 'loaded')
}

const idsOf = (bundles: readonly BundleRow[]): string[] => bundles.map(({ id }) => id)

function placesOf(listed: Listed): Map<string, Place> {
  const numbers = listed.map(({ childGuideNumber }) => childGuideNumber?.toUpperCase() || null)
  const repeated = numbers.findIndex((number, position) => number !== null && numbers.indexOf(number) < position)
  if (repeated >= 0) throw new DomainError('guideNumberTaken', { field: `bundles.${repeated}.childGuideNumber` })
  return new Map(
    listed.map(({ bundleId, childGuideNumber }, position) => [
      bundleId,
      { position, childGuideNumber: childGuideNumber || null },
    ]),
  )
}

async function requireFree(
  db: Db,
  actor: Actor,
  manifest: ManifestRow,
  bundles: readonly BundleRow[],
  places: ReadonlyMap<string, Place>,
): Promise<void> {
  const found = new Set(idsOf(bundles))
  const missing = [...places.keys()].filter((id) => !found.has(id))
  if (missing.length > 0) throw new DomainError('bundleNotFound', { ids: missing })
  const elsewhere = bundles.filter(({ manifestId }) => manifestId !== null && manifestId !== manifest.id)
  if (elsewhere.length > 0) throw await refusedBeside(db, actor, bundleKind, 'putOnManifest', elsewhere, ELSEWHERE)
}

/** Two bundles may swap their numbers: neither keeps its own while the other takes it. */
export async function withoutChildGuides(db: Db, bundles: readonly BundleRow[]): Promise<BundleRow[]> {
  const numbered = bundles.filter(({ childGuideNumber }) => childGuideNumber !== null)
  const freed = await change(
    db,
    bundleKind,
    numbered.map((row) => ({ row, changes: { childGuideNumber: null } })),
  )
  const byId = new Map(freed.map((bundle) => [bundle.id, bundle]))
  return bundles.map((bundle) => byId.get(bundle.id) ?? bundle)
}
