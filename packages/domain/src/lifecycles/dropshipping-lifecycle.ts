// The life of a dropshipping request, domain section 6, as data.
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const DROPSHIPPING_STATUSES = ['quoting', 'quoted', 'accepted', 'refused', 'purchased', 'inDelivery'] as const
export type DropshippingStatus = (typeof DROPSHIPPING_STATUSES)[number]

/** quoteExpired: the last day of the quote has passed · orderShipped: the order it became left Miami. */
export const DROPSHIPPING_FACTS = ['quoteExpired', 'orderShipped'] as const
export type DropshippingFact = (typeof DROPSHIPPING_FACTS)[number]
export type DropshippingFacts = Facts<DropshippingFact>

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'quoting', by: BY.owner, call: 'POST /dropshipping' },
  { action: 'accept', from: ['quoted'], to: 'accepted', by: BY.owner, forbids: ['quoteExpired'], call: 'PATCH /dropshipping/{id}' },
  { action: 'refuse', from: ['quoted'], to: 'refused', by: BY.owner, forbids: ['quoteExpired'], call: 'PATCH /dropshipping/{id}' },
  { action: 'change', from: ['quoting', 'quoted'], to: 'quoting', by: BY.owner, call: 'PATCH /dropshipping/{id}' },
  { action: 'refuse', from: ['quoting'], to: 'refused', by: BY.owner, call: 'PATCH /dropshipping/{id}' },
  { action: 'quote', from: ['quoting'], to: 'quoted', by: BY.staff, call: 'PATCH /dropshipping/{id}' },
  { action: 'quote', from: ['quoted'], to: 'unchanged', by: BY.staff, requires: ['quoteExpired'], call: 'PATCH /dropshipping/{id}' },
  { action: 'purchase', from: ['accepted'], to: 'purchased', by: BY.staff, call: 'PATCH /dropshipping/{id}' },
  { action: 'quoteAnew', from: ['accepted'], to: 'quoting', by: BY.staff, call: 'PATCH /dropshipping/{id}' },
  { action: 'refuse', from: ['quoting', 'quoted', 'accepted'], to: 'refused', by: BY.staff, call: 'PATCH /dropshipping/{id}' },
  { action: 'refuseWithOrder', from: ['purchased'], to: 'refused', by: BY.administrator, automatic: true,
    call: 'DELETE /order/, PATCH /order/{id}/incident' },
  { action: 'markInDelivery', from: ['purchased'], to: 'inDelivery', by: BY.staff, requires: ['orderShipped'],
    call: 'POST /manifest/{id}/ship, PATCH /dropshipping/{id}' },
] as const satisfies readonly Transition<DropshippingStatus, string, DropshippingFact>[]

export type DropshippingAction = (typeof transitions)[number]['action']

export const dropshippingLifecycle: Lifecycle<DropshippingStatus, DropshippingAction, DropshippingFact> = {
  name: 'dropshipping',
  statuses: DROPSHIPPING_STATUSES,
  refusal: 'dropshippingActionNotAllowed',
  transitions,
}
export const DROPSHIPPING_ACTIONS = actionsOf(dropshippingLifecycle)
