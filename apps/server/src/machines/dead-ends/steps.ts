// What people may do, each only where it is true: a package is delivered from Quito, a payment is taken back where the bank lacks it.
import { closings } from './closings.ts'
import { apply, bringBack, change, changeAll, free, giveBack, movesAnd, receive } from './money.ts'
import { type Amounts, chargeOf, dueOf, type State, sumOf, UP_FRONT_IN_CENTS } from './truth.ts'

/** What nobody can do without. */
export const MECHANISMS = [
  'refund',
  'move',
  'creditNote',
  'closePaid',
  'minusLine',
  'staffRefusal',
  'split',
  'category',
  'writeOff',
  'abandon',
] as const
export type Mechanism = (typeof MECHANISMS)[number]

/** `next`: null where it may not be done. `mechanisms`: what it needs. */
export type Step = {
  name: string
  mechanisms?: readonly Mechanism[]
  next: (state: State, amounts: readonly Amounts[]) => State | null
}

const isHere = ({ client }: State): boolean => client === 'here'

/** What goes on by itself: stores send, planes land. */
const onItsWay = (index: number): Step[] => [
  {
    name: `storeSends ${index}`,
    next: (state) => {
      const { goods, status } = state.parcels[index] ?? {}
      const isOrdered = state.purchase === 'none' || state.purchase === 'bought'
      const isSent = goods === 'store' && status === 'announced' && isOrdered && !state.happened.includes(`storeCancels ${index}`)
      return isSent ? change(state, index, { goods: 'road' }) : null
    },
  },
  {
    name: `comes ${index}`,
    next: (state) => {
      const { goods } = state.parcels[index] ?? {}
      if (goods === 'road') return change(state, index, { goods: 'miami' })
      return goods === 'air' ? change(state, index, { goods: 'quito' }) : null
    },
  },
]

const inWarehouse = (index: number): Step[] => [
  {
    name: `receive ${index}`,
    next: (state) => {
      const { goods, status, limit } = state.parcels[index] ?? {}
      if (goods !== 'miami' || status !== 'announced') return null
      return change(state, index, { status: limit === 'fits' ? 'miami' : 'stuck', wasReceived: true })
    },
  },
  {
    name: `split ${index}`,
    mechanisms: ['split'],
    next: (state) => {
      const { status, limit } = state.parcels[index] ?? {}
      return status === 'stuck' && limit === 'splittable' ? change(state, index, { status: 'miami', limit: 'split' }) : null
    },
  },
  {
    name: `category ${index}`,
    mechanisms: ['category'],
    next: (state) => {
      const { status, limit } = state.parcels[index] ?? {}
      const isAgreed = isHere(state) && status === 'stuck' && limit === 'single'
      return isAgreed ? change(state, index, { status: 'miami', limit: 'categoryC' }) : null
    },
  },
  {
    name: `deliver ${index}`,
    next: (state) => {
      const { goods, status } = state.parcels[index] ?? {}
      const isFetched = isHere(state) && status === 'paid' && goods === 'quito'
      return isFetched ? change(state, index, { status: 'delivered', goods: 'client' }) : null
    },
  },
  {
    name: `settle ${index}`,
    next: (state) => {
      const { status, earnedInCents = 0, earningPaidInCents = 0 } = state.parcels[index] ?? {}
      const owedInCents = earnedInCents - earningPaidInCents
      if (owedInCents <= 0 || status === 'billed') return null
      // What another one lost since it was paid is taken off, as far as there is something to take it off.
      return changeAll(state, (parcel, other) => {
        const isTakenOff = other === index || parcel.earningPaidInCents - parcel.earnedInCents <= owedInCents
        return isTakenOff && parcel.status !== 'billed' && (other === index || parcel.earningPaidInCents > parcel.earnedInCents)
          ? { earningPaidInCents: parcel.earnedInCents }
          : null
      })
    },
  },
  {
    name: `minusLine ${index}`,
    mechanisms: ['minusLine'],
    next: (state) => {
      const { earnedInCents = 0, earningPaidInCents = 0 } = state.parcels[index] ?? {}
      return earnedInCents < earningPaidInCents ? change(state, index, { earningPaidInCents: earnedInCents }) : null
    },
  },
]

const EARLIER = ['announced', 'stuck']
const BEFORE_BILL = ['announced', 'stuck', 'miami', 'sended', 'arrived']

/** One bundle, one bill: what is not closed goes together. */
const together: Step[] = [
  {
    name: 'ship',
    next: (state) => {
      const isReady = state.parcels.some(({ status, goods }) => status === 'miami' && goods === 'miami')
      const waits = state.parcels.some(
        ({ status, goods }) => EARLIER.includes(status) || (status === 'miami' && goods !== 'miami'),
      )
      if (!isReady || waits) return null
      return changeAll(state, ({ status }) => (status === 'miami' ? { status: 'sended', goods: 'air', wasShipped: true } : null))
    },
  },
  {
    // The bundle came, with what of it came.
    name: 'arrive',
    next: (state) => {
      const shipped = state.parcels.filter(({ status }) => status === 'sended')
      const isLanded = shipped.some(({ goods }) => goods === 'quito') && shipped.every(({ goods }) => goods !== 'air')
      return isLanded ? changeAll(state, ({ status }) => (status === 'sended' ? { status: 'arrived' } : null)) : null
    },
  },
  {
    // All that the bundle declared, together: what did not come ends first.
    name: 'weigh',
    next: (state) => {
      const arrived = state.parcels.filter(({ status }) => status === 'arrived')
      const isThere = arrived.length > 0 && arrived.every(({ goods }) => goods === 'quito')
      return isThere ? changeAll(state, ({ status }) => (status === 'arrived' ? { status: 'quito' } : null)) : null
    },
  },
  {
    name: 'bill',
    next: (state, amounts) => {
      const isReady = state.bill !== 'open' && state.parcels.some(({ status }) => status === 'quito')
      if (!isReady || state.parcels.some(({ status }) => BEFORE_BILL.includes(status))) return null
      const billed = changeAll(state, ({ status }, index) => {
        const of = amounts[index]
        return status === 'quito' && of ? { status: 'billed', chargedInCents: chargeOf(state, index, of).chargeInCents } : null
      })
      const moves = state.heldInCents > 0 ? movesAnd(state, state.heldInCents) : state.moves
      return { ...billed, bill: 'open', heldInCents: 0, moves }
    },
  },
  {
    name: 'voidBill',
    next: (state, amounts) => {
      if (state.bill !== 'open') return null
      const freed = changeAll(state, ({ status }) => {
        if (status === 'billed') return { status: 'quito', chargedInCents: 0 }
        return status === 'closed' ? { chargedInCents: 0, earnedInCents: 0 } : null
      })
      return giveBack(freed, amounts)
    },
  },
  {
    name: 'pay',
    next: (state) => {
      const missingInCents = dueOf(state) - state.creditInCents
      return isHere(state) && missingInCents > 0 ? receive(state, missingInCents) : null
    },
  },
  {
    name: 'apply',
    mechanisms: ['move'],
    next: (state, amounts) => (state.creditInCents > 0 && dueOf(state) > 0 ? apply(state, amounts) : null),
  },
  {
    name: 'undoPayment',
    next: (state) => {
      const { lackingInCents } = state
      if (lackingInCents === 0) return null
      const undone = { ...state, lackingInCents: 0, creditInCents: state.creditInCents - lackingInCents }
      // What is held for a purchase is newer than any bill's: it is billed last.
      const freed = undone.creditInCents < 0 ? free(undone) : undone
      const back = state.parcels.some(({ status }) => status === 'delivered') ? freed : bringBack(freed)
      return { ...back, moves: back.moves.length > 0 ? [sumOf(back.moves)] : [] }
    },
  },
  {
    name: 'writeOff',
    mechanisms: ['writeOff'],
    next: (state) => (state.creditInCents < 0 ? { ...state, creditInCents: 0 } : null),
  },
  {
    name: 'refund',
    mechanisms: ['refund'],
    next: (state) => (state.creditInCents > 0 ? { ...state, creditInCents: 0, unclearedInCents: 0, isCleared: true } : null),
  },
]

const purchase: Step[] = [
  { name: 'accept', next: (state) => (isHere(state) && state.purchase === 'asked' ? { ...state, purchase: 'accepted' } : null) },
  {
    name: 'payUpFront',
    next: (state) => {
      const missingInCents = UP_FRONT_IN_CENTS - state.creditInCents - state.heldInCents
      return isHere(state) && state.purchase === 'accepted' && missingInCents > 0 ? receive(state, missingInCents) : null
    },
  },
  {
    name: 'hold',
    mechanisms: ['move'],
    next: (state) => {
      const isPaid = state.purchase === 'accepted' && state.heldInCents === 0 && state.creditInCents >= UP_FRONT_IN_CENTS
      return isPaid ? { ...state, heldInCents: UP_FRONT_IN_CENTS, creditInCents: state.creditInCents - UP_FRONT_IN_CENTS } : null
    },
  },
  {
    name: 'buy',
    next: (state) =>
      state.purchase === 'accepted' && state.heldInCents > 0 && !state.happened.includes('storeCancels 0')
        ? { ...state, purchase: 'bought' }
        : null,
  },
  { name: 'ownRefusal', next: (state) => (isHere(state) && state.purchase === 'asked' ? refuse(state) : null) },
  {
    name: 'staffRefusal',
    mechanisms: ['staffRefusal'],
    next: (state) => (state.purchase === 'asked' || state.purchase === 'accepted' ? refuse(state) : null),
  },
]
const refuse = (state: State): State =>
  change(free({ ...state, purchase: 'cancelled' }), 0, { status: 'closed', outcome: 'storeCancelled' })

export const stepsOf = (amounts: readonly Amounts[]): Step[] => [
  ...amounts.flatMap((_amounts, index) => [...onItsWay(index), ...inWarehouse(index), ...closings(index)]),
  ...together,
  ...purchase,
]
