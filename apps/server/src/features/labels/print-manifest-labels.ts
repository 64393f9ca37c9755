import type { Download } from '@app/contract'
import { type Actor, DomainError, type Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { fileNameOf } from '../../documents/file-name.ts'
import { PDF_TYPE } from '../../documents/paper.ts'
import { get } from '../../records/records.repository.ts'
import { findBundlesOfManifest } from '../bundles/bundles.repository.ts'
import * as company from '../company/company.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import { type Label, labelDocument } from './label.document.ts'
import { LABEL_WORDS } from './label-words.ts'
import { contentsOf } from './labels.repository.ts'
import { labelOf } from './print-bundle-label.ts'

/** A page for each bundle of a manifest, in its order. @throws manifestNotFound, bundleNotFound where it carries none */
export async function printManifestLabels(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const words = LABEL_WORDS[language]
  const { code } = await get(db, actor, manifestKind, id)
  const bundles = await findBundlesOfManifest(db, id)
  if (bundles.length === 0) throw new DomainError('bundleNotFound')
  const contents = await contentsOf(
    db,
    bundles.map((bundle) => bundle.id),
  )
  const labels: Label[] = []
  for (const bundle of bundles) labels.push(await labelOf(bundle, contents(bundle.id), language))
  const { tradeName } = await company.get(db)
  const title = `${words.labels} ${code} (${bundles.length})`
  const content = await labelDocument(labels, { title, tradeName, language })
  return { name: fileNameOf([words.files, code], 'pdf'), contentType: PDF_TYPE, content }
}
