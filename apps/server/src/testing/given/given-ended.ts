// Packages that ended, and that are there after all, as the calls of people tell it.
import { incidents, prices, users } from '@app/contract'
import type { IncidentResolution } from '@app/domain'
import { type Person, signedInAs } from '../world.ts'
import { SURE } from './given-packages.ts'

const administrator = signedInAs('administrator')

/** What a client has in favour; a debt is negative. */
export const creditOf = async (client: Person) => {
  const { balanceInCents } = await signedInAs(client).call(users.getClientBalance, { params: { id: client.id } })
  return 0 - balanceInCents
}

type Said = { responsible?: 'house' | 'client' | 'store'; shareInPercent?: number; isFit?: boolean }
export async function end(id: string, outcome: IncidentResolution, said: Said = {}) {
  const opening = { kind: 'delayed', description: 'Algo pasó con él.' } as const
  const { id: incidentId } = await administrator.call(incidents.openIncident, { params: { id }, body: opening })
  const returned = outcome === 'returned' ? { returnCarrier: 'UPS', returnTracking: '1Z999' } : {}
  const body = { incidentId, outcome, resolution: 'Se confirmó.', ...returned, clientsWord: 'Que se la queden.', ...said }
  await administrator.call(incidents.resolveIncident, { params: { id }, body })
}
export const NOTE = 'Lo pidió por teléfono, hoy a las 10.'
export const reopen = (id: string, goods: 'client' | 'house' = 'client') =>
  administrator.call(incidents.reopenOrder, { params: { id }, body: { goods, note: NOTE } })
export const weigh = (orderId: string, weightInGrams: number) =>
  administrator.call(prices.confirmBundleWeights, { body: { weights: [{ orderId, weightInGrams, confirmed: SURE }] } })
