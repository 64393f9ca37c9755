// What people may do, each only where it is true: a package is delivered from Quito, a payment is taken back where the bank lacks it.
import { closings } from './closings.ts'
import { apply, change, changeAll, free, giveBack, receive } from './money.ts'
import { type Amounts, dueOf, type State, UP_FRONT_IN_CENTS } from './truth.ts'

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
      return change(state, index, { status: limit === 'fits' ? 'miami' : 'stuck' })
    },
  },
  {
    name: `split ${index}`,
    mechanisms: ['split'],
    next: (state) => {
      const { status, limit } = state.parcels[index] ?? {}
      return status === 'stuck' && limit === 'splittable' ? change(state, index, { status: 'miami', limit: 'fits' }) : null
    },
  },
  {
    name: `category ${index}`,
    mechanisms: ['category'],
    next: (state) => {
      const { status, limit } = state.parcels[index] ?? {}
      const isAgreed = isHere(state) && status === 'stuck' && limit === 'single'
      return isAgreed ? change(state, index, { status: 'miami', limit: 'fits' }) : null
    },
  },
  {
    name: `arrive ${index}`,
    next: (state) => {
      const { goods, status } = state.parcels[index] ?? {}
      if (goods !== 'quito') return null
      if (status === 'sended') return change(state, index, { status: 'arrived' })
      return status === 'arrived' ? change(state, index, { status: 'quito' }) : null
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
      const isOwed = earnedInCents > earningPaidInCents && status !== 'billed'
      return isOwed ? change(state, index, { earningPaidInCents: earnedInCents }) : null
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
    name: 'bill',
    next: (state) => {
      const isReady = state.bill !== 'open' && state.parcels.some(({ status }) => status === 'quito')
      if (!isReady || state.parcels.some(({ status }) => BEFORE_BILL.includes(status))) return null
      const billed = changeAll(state, ({ status }) => (status === 'quito' ? { status: 'billed', isCharged: true } : null))
      return { ...billed, bill: 'open', heldInCents: 0, appliedInCents: state.appliedInCents + state.heldInCents }
    },
  },
  {
    name: 'voidBill',
    next: (state, amounts) => {
      if (state.bill !== 'open') return null
      const freed = changeAll(state, ({ status }) => {
        if (status === 'billed') return { status: 'quito', isCharged: false }
        return status === 'closed' ? { isCharged: false, earnedInCents: 0 } : null
      })
      return giveBack(freed, amounts)
    },
  },
  {
    name: 'pay',
    next: (state, amounts) => {
      const missingInCents = dueOf(state, amounts) - state.creditInCents
      return isHere(state) && missingInCents > 0 ? receive(state, missingInCents) : null
    },
  },
  {
    name: 'apply',
    mechanisms: ['move'],
    next: (state, amounts) => (state.creditInCents > 0 && dueOf(state, amounts) > 0 ? apply(state, amounts) : null),
  },
  {
    name: 'undoPayment',
    next: (state, amounts) => {
      const lackingInCents = state.recordedInCents - state.bankInCents
      if (lackingInCents <= 0) return null
      const undone = { ...state, recordedInCents: state.bankInCents, creditInCents: state.creditInCents - lackingInCents }
      const isKept = state.parcels.some(({ status }) => status === 'delivered')
      const backInCents = isKept ? 0 : Math.min(Math.max(0, -undone.creditInCents), state.appliedInCents)
      if (backInCents === 0) return undone
      const back = changeAll(undone, ({ status, earningPaidInCents }) =>
        status === 'paid' ? { status: 'billed', earnedInCents: earningPaidInCents } : null,
      )
      const left = { ...back, bill: 'open' as const, appliedInCents: state.appliedInCents - backInCents }
      return giveBack({ ...left, creditInCents: undone.creditInCents + backInCents }, amounts)
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
    next: (state) => {
      const { creditInCents, bankInCents, recordedInCents } = state
      if (creditInCents <= 0) return null
      return {
        ...state,
        creditInCents: 0,
        bankInCents: bankInCents - creditInCents,
        recordedInCents: recordedInCents - creditInCents,
      }
    },
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
