// What nobody decides: stores, customs, water, banks and people. Each thing happens once.
import { change, receive } from './money.ts'
import { type Amounts, dueOf, type State } from './truth.ts'

export type Event = { name: string; next: (state: State, amounts: readonly Amounts[]) => State | null }

const SHORT_IN_CENTS = 2_500
const OVER_IN_CENTS = 430

const toGoods = (index: number): Event[] => [
  {
    name: `storeCancels ${index}`,
    next: (state) => {
      const { goods, status } = state.parcels[index] ?? {}
      return goods === 'store' && status === 'announced' ? state : null
    },
  },
  ...(['splittable', 'single'] as const).map((limit) => ({
    name: `tooHeavy ${index}`,
    next: (state: State) => (state.parcels[index]?.goods === 'road' ? change(state, index, { limit }) : null),
  })),
  {
    name: `isLost ${index}`,
    next: (state) => {
      const { goods = 'store', status } = state.parcels[index] ?? {}
      const canBe = ['road', 'miami', 'air', 'quito'].includes(goods) && status !== 'closed'
      return canBe ? change(state, index, { goods: 'nowhere' }) : null
    },
  },
  {
    name: `isFound ${index}`,
    next: (state) => {
      const { goods, wasShipped } = state.parcels[index] ?? {}
      return goods === 'nowhere' ? change(state, index, { goods: wasShipped ? 'quito' : 'miami' }) : null
    },
  },
  {
    name: `isSeized ${index}`,
    next: (state) => (state.parcels[index]?.goods === 'air' ? change(state, index, { goods: 'customs' }) : null),
  },
  {
    name: `getsWet ${index}`,
    next: (state) => {
      const { goods = 'store', status } = state.parcels[index] ?? {}
      const isWithUs = goods === 'miami' || goods === 'quito' || status === 'delivered'
      return isWithUs && status !== 'closed' ? change(state, index, { isWet: true }) : null
    },
  },
]

const toMoney: Event[] = [
  { name: 'short', next: (state) => transfer(state, SHORT_IN_CENTS - dueOf(state)) },
  { name: 'over', next: (state) => transfer(state, OVER_IN_CENTS) },
  {
    name: 'bounces',
    // All that came.
    next: (state) => {
      const { unclearedInCents: lackingInCents } = state
      return lackingInCents > 0 ? { ...state, lackingInCents, unclearedInCents: 0, isCleared: true } : null
    },
  },
  { name: 'fallsSilent', next: (state) => (state.client === 'here' ? { ...state, client: 'silent' } : null) },
]

/** A transfer for the open bill, more or less than what is due. */
function transfer(state: State, besideInCents: number): State | null {
  const amountInCents = dueOf(state) + besideInCents
  const isExpected =
    state.bill === 'open' && state.client === 'here' && state.creditInCents === 0 && dueOf(state) > SHORT_IN_CENTS
  return isExpected ? receive(state, amountInCents) : null
}

/** With each state it comes to, that it happened. At most so many misfortunes meet. */
export function eventsOf(amounts: readonly Amounts[], most: number): Event[] {
  return [...amounts.flatMap((_amounts, index) => toGoods(index)), ...toMoney].map(({ name, next }) => ({
    name,
    next: (state) => {
      if (state.happened.includes(name) || state.happened.length >= most) return null
      const after = next(state, amounts)
      return after && { ...after, happened: [...state.happened, name].toSorted() }
    },
  }))
}
