import type { OrderStatus } from './order-lifecycle.ts'
import { ordersThatAre } from './status-groups.ts'

/** Where a client finds what is under way, in the order of its way; each open status is at one place (client, section 1). */
export const CLIENT_PLACES = {
  inReview: ordersThatAre('requested', 'incomplete'),
  toMiami: ordersThatAre('expected'),
  inMiami: ordersThatAre('atMiami'),
  inFlight: ['sended'],
  inQuito: ['arrived', ...ordersThatAre('inQuito', 'billed', 'paid')],
} as const satisfies Record<string, readonly OrderStatus[]>

export type ClientPlace = keyof typeof CLIENT_PLACES
export const CLIENT_PLACE_NAMES = Object.keys(CLIENT_PLACES) as ClientPlace[]
