// What may happen to a dropshipping request: domain, section 6, by hand.
import { NOT_NOW, type Refusal } from './random-walk.ts'

export type Dropshipping = { status: 'quoting' | 'quoted' | 'accepted' | 'refused' | 'purchased'; orders: number }
type Role = 'client' | 'associate' | 'administrator'
type Next = Dropshipping | Refusal

export const BEGINNING: Dropshipping = { status: 'quoting', orders: 0 }

const when = (allowed: boolean, next: Dropshipping): Next => (allowed ? next : NOT_NOW)
const isOwner = (role: Role) => role === 'client'

export const NEXT = {
  change: (state: Dropshipping, role: Role): Next =>
    when(isOwner(role) && (state.status === 'quoting' || state.status === 'quoted'), { ...state, status: 'quoting' }),
  accept: (state: Dropshipping, role: Role): Next =>
    when(isOwner(role) && state.status === 'quoted', { ...state, status: 'accepted' }),
  refuse: (state: Dropshipping, role: Role): Next =>
    when(state.status === 'quoting' || state.status === 'quoted' || (!isOwner(role) && state.status === 'accepted'), {
      ...state,
      status: 'refused',
    }),
  quoteAnew: (state: Dropshipping, role: Role): Next =>
    when(!isOwner(role) && state.status === 'accepted', { ...state, status: 'quoting' }),
  /** A quote that has not expired stands. */
  quote: (state: Dropshipping, role: Role): Next =>
    when(!isOwner(role) && state.status === 'quoting', { ...state, status: 'quoted' }),
  purchase: (state: Dropshipping, role: Role): Next =>
    when(!isOwner(role) && state.status === 'accepted', { status: 'purchased', orders: 1 }),
  /** Its order never leaves Miami here. */
  markInDelivery: (): Next => NOT_NOW,
} as const satisfies Record<string, (state: Dropshipping, role: Role) => Next>
