import type { Download } from '@app/contract'
import type { Actor, Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { get } from '../../records/records.repository.ts'
import { findBundlesOfManifest } from '../bundles/bundles.repository.ts'
import * as company from '../company/company.repository.ts'
import { companyOfPaper } from '../company/company-of-paper.ts'
import { addEvents } from '../events/events.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { shippedPackagesOf } from '../manifest-records/shipped-packages.repository.ts'
import { findOrdersOfBundles } from '../orders/orders.repository.ts'
import { manifestDocument } from './manifest.document.ts'
import { manifestPaper } from './manifest-paper.document.ts'
import { type Declared, declaredWhenShipped, whatIsDeclared } from './what-is-declared.ts'

const FORMS = { excel: manifestDocument, pdf: manifestPaper } as const

/** The declarations of a flight for customs; it names people, so who took it is on record (domain, section 9). */
export async function exportManifest(
  db: Db,
  actor: Actor,
  { id, as, language }: { id: string; as: keyof typeof FORMS; language: Language },
): Promise<Download> {
  const manifest = await get(db, actor, manifestKind, id)
  const declared = declaredWhenShipped(manifest) ?? (await declaredNow(db, manifest))
  const changes = { list: `/manifest/{id}/${as}`, rows: declared.bundles.length, filter: { manifest: manifest.code } }
  await addEvents(db, actor, [{ aggregate: 'user', aggregateId: actor.userId, action: 'exportList', changes }])
  const { status, sentAt } = manifest
  const bundleIds = declared.bundles.map((bundle) => bundle.id)
  const packages = sentAt === null || as === 'pdf' ? [] : await shippedPackagesOf(db, bundleIds)
  // What was shipped was declared by the house as it was then.
  const house = sentAt === null ? await company.get(db) : await companyOfPaper(db, sentAt)
  return FORMS[as]({ ...declared, status, sentAt, packages }, { language, company: house })
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
