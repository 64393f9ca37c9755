// How money moves between the client's account, a bill and a purchase. Nothing is made and nothing lost: each line has its other end.
import { type Amounts, dueOf, type Parcel, type State } from './truth.ts'

export const change = (state: State, index: number, changed: Partial<Parcel>): State => ({
  ...state,
  parcels: state.parcels.map((parcel, position) => (position === index ? { ...parcel, ...changed } : parcel)),
})
export const changeAll = (state: State, changed: (parcel: Parcel) => Partial<Parcel> | null): State => ({
  ...state,
  parcels: state.parcels.map((parcel) => ({ ...parcel, ...changed(parcel) })),
})

/** Money comes in from the client, and is recorded. */
export const receive = (state: State, amountInCents: number): State => ({
  ...state,
  bankInCents: state.bankInCents + amountInCents,
  recordedInCents: state.recordedInCents + amountInCents,
  creditInCents: state.creditInCents + amountInCents,
})

/** Credit pays what it can of the bill; nothing due any more charges it, pays its packages, and somebody earned. */
export function apply(state: State, amounts: readonly Amounts[]): State {
  const amountInCents = Math.min(Math.max(state.creditInCents, 0), dueOf(state, amounts))
  const creditInCents = state.creditInCents - amountInCents
  return charge({ ...state, creditInCents, appliedInCents: state.appliedInCents + amountInCents }, amounts)
}

function charge(state: State, amounts: readonly Amounts[]): State {
  if (state.bill === 'none' || dueOf(state, amounts) > 0) return state
  const parcels = state.parcels.map((parcel, index) =>
    parcel.status === 'billed'
      ? { ...parcel, status: 'paid' as const, earnedInCents: amounts[index]?.profitInCents ?? 0 }
      : parcel,
  )
  return { ...state, bill: 'charged', parcels }
}

/** What is applied above what is still charged goes back to the account; a bill that charges nothing is none. */
export function giveBack(state: State, amounts: readonly Amounts[]): State {
  const aboveInCents = Math.max(0, -dueOf(state, amounts))
  const left = {
    ...state,
    appliedInCents: state.appliedInCents - aboveInCents,
    creditInCents: state.creditInCents + aboveInCents,
  }
  return left.parcels.some(({ isCharged }) => isCharged) ? charge(left, amounts) : { ...left, bill: 'none' }
}

/** What was held for a purchase is the client's again. */
export const free = (state: State): State => ({
  ...state,
  heldInCents: 0,
  creditInCents: state.creditInCents + state.heldInCents,
})
