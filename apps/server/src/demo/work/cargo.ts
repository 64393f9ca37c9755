import { createBundle } from '../../features/bundles/create-bundle.ts'
import { createManifest } from '../../features/manifests/create-manifest.ts'
import type { Random } from '../calendar/random.ts'
import { type Company, carerOf, type Parcel } from '../company.ts'
import { pack } from '../contents/packing.ts'
import { AIRLINES } from '../house.ts'

/** A bundle with what is in it. */
export type Lump = { id: string; parcels: readonly Parcel[] }

/** Packages become bundles: associates put some of their clients' together, the warehouse the others. */
export async function putTogether(company: Company, parcels: readonly Parcel[]): Promise<Lump[]> {
  const lumps: Lump[] = []
  for (const together of pack(parcels)) {
    const [first] = together
    if (!first) continue
    const actor = company.random.chance(0.3) ? carerOf(company, first.owner) : company.staff.warehouse
    const { id } = await createBundle(company.parts.db, actor, { orderIds: together.map((parcel) => parcel.id) })
    for (const parcel of together) parcel.isBundled = true
    lumps.push({ id, parcels: together })
  }
  return lumps
}

/** A manifest that lacks nothing to be shipped. */
export async function bookManifest(
  { parts, staff, random }: Company,
  departureDate: string,
  lumps: readonly Lump[],
): Promise<string> {
  const { name: airline, prefix, flights } = random.pick(AIRLINES)
  const { id } = await createManifest(parts.db, staff.warehouse, {
    guideNumber: airWaybill(random, prefix),
    airline,
    flight: random.pick(flights),
    departureDate,
    bundles: lumps.map((lump) => ({ bundleId: lump.id, childGuideNumber: `PTC${random.digits(8)}` })),
  })
  return id
}

/** The airline's prefix, seven digits, and what they leave over when divided by seven. */
export function airWaybill(random: Random, prefix: string): string {
  const serial = random.digits(7)
  return `${prefix}-${serial}${Number(serial) % 7}`
}
