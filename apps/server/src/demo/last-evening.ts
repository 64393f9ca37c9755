import { createManifest } from '../features/manifests/create-manifest.ts'
import { bookManifest, putTogether } from './cargo.ts'
import { type Company, during } from './company.ts'

/**
 * What lies ready when the year ends: a manifest that may be shipped, one that was just begun, a free bundle, and packages whose
 * clients have not decided yet.
 */
export async function lastEvening(company: Company, day: string, nextFlightOn: string): Promise<void> {
  const { parts, staff, parcels } = company
  const willing = parcels.filter(({ status, isBundled, isAuthorized }) => {
    return status === 'inWarehouseMIA' && !isBundled && isAuthorized
  })
  const lumps = await during(company, day, 20, () => putTogether(company, willing))
  const [free, begun, ...ready] = lumps
  if (ready.length > 0) await during(company, day, 21, () => bookManifest(company, nextFlightOn, ready))
  const bundles = [begun, free].slice(0, 1).flatMap((lump) => (lump ? [{ bundleId: lump.id, childGuideNumber: null }] : []))
  await during(company, day, 22, () =>
    createManifest(parts.db, staff.warehouse, { airline: 'LATAM Cargo', flight: 'UC1822', bundles }),
  )
}
