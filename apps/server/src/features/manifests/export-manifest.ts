import type { Download } from '@app/contract'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../http/language.ts'
import { findBundlesOfManifest } from '../bundles/bundles.repository.ts'
import * as company from '../company/company.repository.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import { manifestDocument } from './manifest.document.ts'
import { getManifest } from './manifests.repository.ts'
import type { ManifestRow } from './manifests.table.ts'
import { type Declared, declaredWhenShipped, whatIsDeclared } from './what-is-declared.ts'

/** The workbook for customs: what was declared when it was shipped, or what would be if it were now. */
export async function exportManifest(db: Db, id: string, language: Language): Promise<Download> {
  const manifest = await getManifest(db, id)
  const declared = declaredWhenShipped(manifest) ?? (await declaredNow(db, manifest))
  const { tradeName: author } = await company.get(db)
  return manifestDocument({ ...declared, status: manifest.status }, { language, author })
}

async function declaredNow(db: Db, manifest: ManifestRow): Promise<Declared> {
  const bundles = await findBundlesOfManifest(db, manifest.id)
  const orders = await findOrdersOfBundles(
    db,
    bundles.map(({ id }) => id),
  )
  const byBundle = Map.groupBy(orders, ({ bundleId }) => bundleId)
  const carried = bundles.map((bundle) => ({ bundle, orders: byBundle.get(bundle.id) ?? [] }))
  return whatIsDeclared(db, manifest, carried)
}
