// What may happen to an assisted purchase: domain, section 6, by hand.
import { NOT_NOW, type Refusal } from './random-walk.ts'

export type Purchase = { status: 'inReview' | 'pendingChanges' | 'accepted' | 'reviewed' | 'removed'; orders: number }
type Next = Purchase | Refusal

export const BEGINNING: Purchase = { status: 'inReview', orders: 0 }

const isOpen = ({ status }: Purchase) => status === 'inReview' || status === 'pendingChanges' || status === 'accepted'
const when = (allowed: boolean, next: Purchase): Next => (allowed ? next : NOT_NOW)

export const NEXT = {
  accept: (state: Purchase): Next => when(state.status === 'pendingChanges', { ...state, status: 'accepted' }),
  reject: (state: Purchase): Next => when(state.status === 'pendingChanges', { ...state, status: 'removed' }),
  change: (state: Purchase): Next =>
    when(state.status === 'pendingChanges' || state.status === 'inReview', { ...state, status: 'inReview' }),
  choose: (state: Purchase): Next => when(isOpen(state), state),
  takeBack: (state: Purchase): Next => when(state.status === 'inReview', { ...state, status: 'removed' }),
  review: (state: Purchase): Next =>
    when(state.status === 'inReview' || state.status === 'accepted', { ...state, status: 'pendingChanges' }),
  update: (state: Purchase): Next => when(isOpen(state), state),
  remove: (state: Purchase): Next => when(isOpen(state), { ...state, status: 'removed' }),
  approve: (state: Purchase): Next =>
    when(state.status === 'inReview' || state.status === 'accepted', { status: 'reviewed', orders: 1 }),
} as const satisfies Record<string, (state: Purchase) => Next>
