import type { loading as contract, Received } from '@app/contract'
import type { Manifest } from '@app/contract/manifests.contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { refusedBeside, requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { viewManifestAlone } from './manifest-detail.view.ts'
import { lockNamed, namedByCode } from './named-bundles.ts'
import { ELSEWHERE } from './put-on-manifest.ts'
import { NOT_ON_IT } from './take-off-manifest.ts'

type Loaded = Received<typeof contract.loadBundles>['body']

/** All of them or none; a bundle that was scanned before stays as it was. The manifest keeps its version: two stations load one. */
export async function loadBundles(db: Db, actor: Actor, id: string, { undo, ...named }: Loaded): Promise<Manifest> {
  await db.transaction(async (tx) => {
    const manifest = await lockOne(tx, actor, manifestKind, id)
    await requireAllowed(tx, actor, manifestKind, 'edit', [manifest])
    const { wanted } = await lockNamed(tx, manifest, named)
    await namedByCode(wanted, undo ? unload(tx, actor, manifest, wanted) : load(tx, actor, manifest, wanted))
  })
  return viewManifestAlone(db, actor, id)
}

async function load(db: Db, actor: Actor, manifest: ManifestRow, wanted: readonly BundleRow[]): Promise<void> {
  await requireOnIt(db, actor, manifest, 'load', wanted)
  const coming = wanted.filter(({ loadedAt }) => loadedAt === null)
  await act(db, actor, bundleKind, 'load', coming, { loadedAt: now() }, { place: 'MIA', changes: { manifest: manifest.code } })
}

async function unload(db: Db, actor: Actor, manifest: ManifestRow, wanted: readonly BundleRow[]): Promise<void> {
  await requireOnIt(db, actor, manifest, 'unload', wanted)
  const leaving = wanted.filter(({ loadedAt }) => loadedAt !== null)
  await act(db, actor, bundleKind, 'unload', leaving, { loadedAt: null }, { place: 'MIA', changes: { manifest: manifest.code } })
}

async function requireOnIt(
  db: Db,
  actor: Actor,
  { id }: ManifestRow,
  action: 'load' | 'unload',
  wanted: readonly BundleRow[],
): Promise<void> {
  const free = wanted.filter(({ manifestId }) => manifestId === null)
  if (free.length > 0) throw await refusedBeside(db, actor, bundleKind, action, free, NOT_ON_IT)
  const elsewhere = wanted.filter(({ manifestId }) => manifestId !== id)
  if (elsewhere.length > 0) throw await refusedBeside(db, actor, bundleKind, action, elsewhere, ELSEWHERE)
}
