// What people ask for when they ask for packages.
import { orders } from '@app/contract'
import { newTracking } from './given/given-orders.ts'
import { signedInAs } from './world.ts'

export const priced = (unitPriceInCents: number) => [{ description: 'Zapatos', quantity: 1, unitPriceInCents }]

/** A package of 50.00 with a tracking of its own, and whatever a test says of it. */
export const wanted = (changes = {}) => ({ tracking: newTracking(), items: priced(5_000), ...changes })

export const packageRequest = (packages: ReturnType<typeof wanted>[], changes = {}) => ({
  body: { category: 'B' as const, packages, ...changes },
})

export const askFor = (who: Parameters<typeof signedInAs>[0], ...sent: Parameters<typeof packageRequest>) =>
  signedInAs(who).call(orders.createOrders, packageRequest(...sent))
