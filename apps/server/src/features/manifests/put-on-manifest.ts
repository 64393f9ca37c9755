import { MOST_ON_MANIFEST } from '@app/contract/fields/list-limits'
import type { Manifest, NamedBundles } from '@app/contract/manifests.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { refusedBeside } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { lock } from '../../records/records.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { viewManifestAlone } from './manifest-detail.view.ts'
import { lockNamed, namedByCode } from './named-bundles.ts'

export const ELSEWHERE = { code: 'bundleOnAnotherManifest', because: ['bundleOnAnotherManifest'] } as const

/** Free bundles come after those that are on it, in the order given; what is on it already stays. All of them or none. */
export async function putOnManifest(db: Db, actor: Actor, id: string, named: NamedBundles): Promise<Manifest> {
  await db.transaction(async (tx) => {
    const locked = await lock(tx, actor, manifestKind, [id])
    const manifest = only(await act(tx, actor, manifestKind, 'edit', locked))
    const { carried, wanted } = await lockNamed(tx, manifest, named)
    const coming = wanted.filter(({ manifestId }) => manifestId !== manifest.id)
    if (carried.length + coming.length > MOST_ON_MANIFEST) throw new DomainError('manifestFull', { most: MOST_ON_MANIFEST })
    await namedByCode(coming, putAfter(tx, actor, manifest, carried, coming))
  })
  return viewManifestAlone(db, actor, id)
}

async function putAfter(
  db: Db,
  actor: Actor,
  manifest: ManifestRow,
  carried: readonly BundleRow[],
  coming: readonly BundleRow[],
): Promise<void> {
  const elsewhere = coming.filter(({ manifestId }) => manifestId !== null)
  if (elsewhere.length > 0) throw await refusedBeside(db, actor, bundleKind, 'putOnManifest', elsewhere, ELSEWHERE)
  await putAt(db, actor, manifest, coming, Math.max(-1, ...carried.map(({ position }) => position ?? -1)) + 1)
}

/** Free bundles on a manifest, from this place on. */
export async function putAt(
  db: Db,
  actor: Actor,
  manifest: ManifestRow,
  coming: readonly BundleRow[],
  first: number,
): Promise<BundleRow[]> {
  const places = new Map(coming.map(({ id }, index) => [id, first + index]))
  const changes = ({ id }: BundleRow) => ({ manifestId: manifest.id, position: places.get(id) ?? first, childGuideNumber: null })
  const told = { changes: { manifest: manifest.code } }
  const put = await act(db, actor, bundleKind, 'putOnManifest', coming, changes, told)
  const bundleIds = coming.map(({ id }) => id)
  await renewEstimates(db, { bundleIds }, 'loaded')
  return put
}
