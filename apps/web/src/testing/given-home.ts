import type { ClientHome, HomePackage } from '@app/contract/fields/client-home'
import { givenCompany } from './given-company.ts'
import { anOrder } from './given-orders.ts'

/** A client who ordered before and has nothing under way. */
export const aHome = (changes: Partial<ClientHome> = {}): ClientHome => ({
  ...{ hero: null, tasks: [], more: [], places: [], hasOrdered: true },
  miamiAddress: givenCompany().miamiAddress,
  ...changes,
})

/** The card of a package. */
export function aPackage(changes: Partial<HomePackage> = {}): HomePackage {
  const { id, status, title, store, orderDate, intakeAt, estimatedArrivalDate, arrivalDate, daysLate } = anOrder()
  const days = { orderDate, intakeAt, estimatedArrivalDate, arrivalDate, daysLate }
  return { id, status, title, store, ...days, incidentOpen: false, hold: null, missing: [], cover: null, ...changes }
}
