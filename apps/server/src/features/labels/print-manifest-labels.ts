import type { Download } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { get } from '../../records/records.repository.ts'
import { findBundlesOfManifest } from '../bundles/bundles.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import type { LabelsWanted } from './labels-file.ts'
import { printBundleLabels } from './print-bundle-label.ts'

/** A page for each bundle of a manifest, in its order. @throws manifestNotFound, bundleNotFound where it carries none */
export async function printManifestLabels(db: Db, actor: Actor, id: string, wanted: LabelsWanted): Promise<Download> {
  const { code } = await get(db, actor, manifestKind, id)
  const bundles = await findBundlesOfManifest(db, id)
  if (bundles.length === 0) throw new DomainError('bundleNotFound')
  return printBundleLabels(db, bundles, wanted, code)
}
