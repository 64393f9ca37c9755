// How money moves between the client's account, a bill and a purchase. Nothing is made and nothing lost: each line has its other end.
import { type Amounts, chargeOf, dueOf, type Parcel, type State, sumOf } from './truth.ts'

export const change = (state: State, index: number, changed: Partial<Parcel>): State => ({
  ...state,
  parcels: state.parcels.map((parcel, position) => (position === index ? { ...parcel, ...changed } : parcel)),
})
export const changeAll = (state: State, changed: (parcel: Parcel, index: number) => Partial<Parcel> | null): State => ({
  ...state,
  parcels: state.parcels.map((parcel, index) => ({ ...parcel, ...changed(parcel, index) })),
})

/** Money comes in from the client, and is recorded. */
export const receive = (state: State, amountInCents: number): State => ({
  ...state,
  unclearedInCents: state.isCleared ? 0 : state.unclearedInCents + amountInCents,
  creditInCents: state.creditInCents + amountInCents,
})

/** Credit pays what it can of the bill; once nothing is due it is charged, its packages are paid, and the earner has earned. */
export function apply(state: State, amounts: readonly Amounts[]): State {
  const amountInCents = Math.min(Math.max(state.creditInCents, 0), dueOf(state))
  const creditInCents = state.creditInCents - amountInCents
  return charge({ ...state, creditInCents, moves: movesAnd(state, amountInCents) }, amounts)
}

export const movesAnd = ({ moves, lackingInCents }: State, amountInCents: number): number[] =>
  lackingInCents === 0 ? [sumOf(moves) + amountInCents] : [...moves, amountInCents]

function charge(state: State, amounts: readonly Amounts[]): State {
  if (state.bill === 'none' || dueOf(state) > 0) return state
  const paid = changeAll(state, ({ status }, index) => {
    const of = amounts[index]
    return status === 'billed' && of ? { status: 'paid', earnedInCents: chargeOf(state, index, of).profitInCents } : null
  })
  return { ...paid, bill: 'charged' }
}

/** What is applied above what is still charged goes back to the account, the oldest of it; a bill that charges nothing is none. */
export function giveBack(state: State, amounts: readonly Amounts[]): State {
  const aboveInCents = Math.max(0, -dueOf(state))
  const left = { ...state, moves: without(state.moves, aboveInCents), creditInCents: state.creditInCents + aboveInCents }
  return left.parcels.some(({ chargedInCents }) => chargedInCents > 0) ? charge(left, amounts) : { ...left, bill: 'none' }
}

function without([oldestInCents = 0, ...newer]: readonly number[], amountInCents: number): number[] {
  if (amountInCents === 0) return oldestInCents === 0 ? [] : [oldestInCents, ...newer]
  return oldestInCents > amountInCents ? [oldestInCents - amountInCents, ...newer] : without(newer, amountInCents - oldestInCents)
}

/** As much as a debt needs comes back from the bill, the newest first, whole moves at a time; where some is back, it is open again. */
export function bringBack(state: State): State {
  const back = changeAll(state, ({ status, earningPaidInCents }) =>
    status === 'paid' ? { status: 'billed', earnedInCents: earningPaidInCents } : null,
  )
  const newest = state.moves.at(-1)
  if (newest === undefined || state.creditInCents >= 0) return state
  const moves = state.moves.slice(0, -1)
  const rest = { ...back, bill: 'open' as const, moves, creditInCents: state.creditInCents + newest }
  return rest.creditInCents < 0 ? bringBack(rest) : rest
}

/** What was held for a purchase is the client's again. */
export const free = (state: State): State => ({
  ...state,
  heldInCents: 0,
  creditInCents: state.creditInCents + state.heldInCents,
})
