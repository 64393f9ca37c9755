import { createManifest } from '../../features/manifests/create-manifest.ts'
import { type Company, during, type Parcel } from '../company.ts'
import { bookManifest, type Lump, putTogether } from './cargo.ts'

/** Enough bundles for everything that is to lie ready; the packages of other clients wait. */
const ENOUGH = 6

/**
 * What lies ready when the year ends: a manifest that may be shipped, one that was just begun, a free bundle, packages that may be put
 * together, and packages whose clients have not decided yet.
 */
export async function lastEvening(company: Company, day: string, nextFlightOn: string): Promise<void> {
  const { parts, staff } = company
  const lumps = await during(company, day, 20, () => somePutTogether(company))
  const [first, begun, second, _free, ...others] = lumps
  const ready = [first, second, ...others].flatMap((lump) => lump ?? [])
  if (ready.length > 0) await during(company, day, 21, () => bookManifest(company, nextFlightOn, ready))
  const bundles = begun ? [{ bundleId: begun.id, childGuideNumber: null }] : []
  await during(company, day, 22, () =>
    createManifest(parts.db, staff.warehouse, { airline: 'LATAM Cargo', flight: 'UC1822', bundles }),
  )
}

/** Client by client; the first one, whom people sign in as, has yet to agree. */
async function somePutTogether(company: Company): Promise<Lump[]> {
  const isWaiting = ({ status, isBundled, client }: Parcel) => status === 'inWarehouseMIA' && !isBundled && client !== 0
  const lumps: Lump[] = []
  for (const parcels of Map.groupBy(company.parcels.filter(isWaiting), ({ client }) => client).values()) {
    if (lumps.length < ENOUGH) lumps.push(...(await putTogether(company, parcels)))
  }
  return lumps
}
