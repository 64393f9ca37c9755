import { incidentsOfOrders } from '../../features/incidents/incidents-of-orders.ts'
import { setTracking } from '../../features/orders/matching/set-tracking.ts'
import { removeOrders } from '../../features/orders/requests/remove-orders.ts'
import { setValue } from '../../features/orders/requests/set-value.ts'
import { updateIncomplete } from '../../features/orders/requests/update-incomplete.ts'
import { type Company, carerOf, during, type Parcel } from '../company.ts'

const NOTE = 'Falta la factura de la tienda: adjúntela en PDF o como foto, por favor.'

/** Associates, and administrators for clients without one, look at what was asked for. */
export async function reviewDesk(company: Company, day: string): Promise<void> {
  const at = (hour: number, parcels: readonly Parcel[], work: (parcel: Parcel) => Promise<void>) =>
    inTurn(parcels, (parcel) => during(company, day, hour, () => work(parcel)))
  const { parcels } = company
  const isOnTheRoad = ({ status }: Parcel) => status === 'inReview' || status === 'reviewed'
  await at(
    8,
    parcels.filter((one) => one.cancelledOn === day && isOnTheRoad(one)),
    (one) => cancel(company, one),
  )
  await at(
    9,
    parcels.filter((one) => one.gap?.foundOn === day && one.status === 'inReview'),
    (one) => hold(company, one),
  )
  await at(
    10,
    parcels.filter((one) => one.gap?.resumedOn === day && one.status === 'incompleteState'),
    (one) => resume(company, one),
  )
  await at(
    11,
    parcels.filter((one) => one.reviewedOn === day && one.status === 'inReview'),
    (one) => review(company, one),
  )
}

async function inTurn(parcels: readonly Parcel[], work: (parcel: Parcel) => Promise<void>): Promise<void> {
  for (const parcel of parcels) await work(parcel)
}

/** While in review a client cancels by themselves; after it staff do it for them. */
async function cancel(company: Company, parcel: Parcel): Promise<void> {
  const actor = parcel.status === 'inReview' ? parcel.owner.actor : carerOf(company, parcel.owner)
  const outcome = actor.role === 'client' ? 'withdrawn' : 'storeCancelled'
  const reason = 'La tienda canceló la compra y devolvió el dinero.'
  await removeOrders(company.parts.db, actor, { orderIds: [parcel.id], outcome, reason }, incidentsOfOrders)
  parcel.status = 'removed'
}

async function hold(company: Company, parcel: Parcel): Promise<void> {
  const update = { orderId: parcel.id, missing: ['invoice' as const], note: NOTE }
  parcel.status = (await updateIncomplete(company.parts.db, carerOf(company, parcel.owner), update)).status
}

async function resume(company: Company, parcel: Parcel): Promise<void> {
  const update = { orderId: parcel.id, resume: true as const }
  parcel.status = (await updateIncomplete(company.parts.db, carerOf(company, parcel.owner), update)).status
}

async function review(company: Company, parcel: Parcel): Promise<void> {
  const { id, owner, hasTrackingFile, tracking, valueInCents } = parcel
  const carer = carerOf(company, owner)
  if (hasTrackingFile) await setTracking(company.parts.db, carer, id, tracking)
  parcel.status = (await setValue(company.parts.db, carer, id, { productValueInCents: valueInCents })).status
}
