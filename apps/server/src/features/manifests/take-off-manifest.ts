import type { Manifest, NamedBundles } from '@app/contract/manifests.contract'
import type { Actor } from '@app/domain'
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

export const NOT_ON_IT = { code: 'bundleNotOnManifest', because: ['bundleNotOnManifest'] } as const

/** They are free again, without their child guides. All of them or none. */
export async function takeOffManifest(db: Db, actor: Actor, id: string, named: NamedBundles): Promise<Manifest> {
  await db.transaction(async (tx) => {
    const locked = await lock(tx, actor, manifestKind, [id])
    const manifest = only(await act(tx, actor, manifestKind, 'edit', locked))
    const { wanted } = await lockNamed(tx, manifest, named)
    await namedByCode(wanted, takeOff(tx, actor, manifest, wanted))
  })
  return viewManifestAlone(db, actor, id)
}

/** Those that a locked manifest carries are free again. */
export async function takeOff(db: Db, actor: Actor, manifest: ManifestRow, leaving: readonly BundleRow[]): Promise<void> {
  const elsewhere = leaving.filter(({ manifestId }) => manifestId !== manifest.id)
  if (elsewhere.length > 0) throw await refusedBeside(db, actor, bundleKind, 'takeOffManifest', elsewhere, NOT_ON_IT)
  const free = { manifestId: null, position: null, childGuideNumber: null, loadedAt: null }
  await act(db, actor, bundleKind, 'takeOffManifest', leaving, free, { changes: { manifest: manifest.code } })
  const bundleIds = leaving.map(({ id }) => id)
  await renewEstimates(db, { bundleIds }, 'flight')
}
