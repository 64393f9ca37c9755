import type { Download } from '@app/contract'
import { type Actor, DomainError, inWalkingOrder, type Language } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { get } from '../../../records/records.repository.ts'
import { findBundlesOfManifest } from '../../bundles/bundles.repository.ts'
import * as company from '../../company/company.repository.ts'
import { manifestKind } from '../../manifest-records/manifests.kind.ts'
import { locationsByIds } from '../../orders/locations/locations.repository.ts'
import { findOrdersOfBundles } from '../../orders/orders.repository.ts'
import { loadListDocument } from './load-list.document.ts'

/** What a manifest carries, as its packages are walked past in Miami. @throws manifestNotFound, bundleNotFound where it carries none */
export async function printLoadList(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const manifest = await get(db, actor, manifestKind, id)
  const bundles = await findBundlesOfManifest(db, id)
  if (bundles.length === 0) throw new DomainError('bundleNotFound')
  const orders = await findOrdersOfBundles(
    db,
    bundles.map((bundle) => bundle.id),
  )
  const shelves = await locationsByIds(db, [...new Set(orders.flatMap(({ locationId }) => locationId ?? []))])
  const byBundle = Map.groupBy(orders, ({ bundleId }) => bundleId)
  const carried = bundles.map((bundle) => {
    const inside = byBundle.get(bundle.id) ?? []
    const around = new Set(inside.flatMap(({ locationId }) => shelves.get(locationId ?? '') ?? []))
    return {
      bundle,
      pieces: inside.length,
      shelves: [...around].toSorted((one, other) => one.walkingOrder - other.walkingOrder),
    }
  })
  const { tradeName } = await company.get(db)
  return loadListDocument({ manifest, carried: inWalkingOrder(carried) }, { tradeName, language })
}
