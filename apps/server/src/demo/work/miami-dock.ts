import { fileInMemory } from '../../features/files/file-in-memory.ts'
import { confirmWarehouse } from '../../features/orders/intake/confirm-warehouse.ts'
import { createUnmatched } from '../../features/orders/intake/create-unmatched.ts'
import { setTracking } from '../../features/orders/matching/set-tracking.ts'
import { type Company, during, type Parcel } from '../company.ts'
import type { Album } from '../contents/album.ts'
import { makePackagePhoto } from '../contents/package-photo.ts'
import type { Stray } from './strays.ts'

/** As many as one person weighs and photographs before sending them. */
const AT_ONCE = 6

/** Miami receives what the carriers brought. */
export async function miamiDock(company: Company, day: string, strays: readonly Stray[], album: Album): Promise<void> {
  const arrived = company.parcels.filter(({ receivedOn, status }) => {
    return receivedOn === day && (status === 'inReview' || status === 'reviewed')
  })
  for (const [turn, parcels] of inTurns(arrived).entries()) {
    await during(company, day, Math.min(12 + turn, 14), () => receive(company, parcels, album))
  }
  for (const stray of strays) await during(company, day, 14, () => takeIn(company, stray))
}

const inTurns = (parcels: readonly Parcel[]): Parcel[][] =>
  Array.from({ length: Math.ceil(parcels.length / AT_ONCE) }, (_, turn) => parcels.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE))

async function receive({ parts, staff }: Company, parcels: readonly Parcel[], album: Album): Promise<void> {
  for (const { id, hasTrackingFile, tracking, status } of parcels) {
    if (hasTrackingFile && status === 'inReview') await setTracking(parts.db, staff.warehouse, id, tracking)
  }
  const arrivals = parcels.map(({ id, warehouseWeightInGrams: weightInGrams, dimensionsInMillimetres }) => {
    return { orderId: id, weightInGrams, dimensionsInMillimetres }
  })
  const photos = await Promise.all(parcels.map(async ({ owner }, turn) => photo(`photo-${turn}`, await album(owner))))
  const { orders } = await confirmWarehouse(parts, staff.warehouse, arrivals, photos)
  const statuses = new Map(orders.map(({ id, status }) => [id, status]))
  for (const parcel of parcels) parcel.status = statuses.get(parcel.id) ?? parcel.status
}

async function takeIn({ parts, staff, random }: Company, { tracking, warehouseWeightInGrams, label }: Stray): Promise<void> {
  const found = { tracking, weightInGrams: warehouseWeightInGrams, description: label, labelText: label }
  const picture = await makePackagePhoto(random, { tracking, name: label })
  await createUnmatched(parts, staff.warehouse, found, [photo('photo', picture)])
}

const photo = (field: string, content: Buffer) => fileInMemory({ field, name: 'paquete.jpg', content })
