// How a package ends, and what the money does then: both ways, section 2, its two tables by hand.
import { change, free, giveBack } from './money.ts'
import type { Step } from './steps.ts'
import { type Amounts, isTrue, type Outcome, type Parcel, type Place, type State, type Status } from './truth.ts'

type Closing = {
  outcome: Outcome
  from: readonly Status[]
  /** Where the goods are when it may be said, and where they are then. */
  goods: Partial<Record<Place, Place>>
  responsible: 'client' | 'store' | 'house'
  asks?: 'here' | 'silent'
}

const BEFORE_SHIPPING = ['announced', 'stuck', 'miami'] as const
const IN_QUITO = ['quito', 'billed', 'paid'] as const
const SHIPPED = ['sended', 'arrived', ...IN_QUITO] as const

// biome-ignore format: a table reads best as a table
const CLOSINGS: readonly Closing[] = [
  { outcome: 'withdrawn', from: BEFORE_SHIPPING, goods: { store: 'store', road: 'road', miami: 'client' }, responsible: 'client', asks: 'here' },
  { outcome: 'storeCancelled', from: ['announced'], goods: { store: 'store' }, responsible: 'store' },
  { outcome: 'returned', from: ['stuck', 'miami'], goods: { miami: 'store' }, responsible: 'client', asks: 'here' },
  { outcome: 'abandoned', from: ['stuck', 'miami', ...IN_QUITO], goods: { miami: 'house', quito: 'house' }, responsible: 'client', asks: 'silent' },
  { outcome: 'lost', from: [...BEFORE_SHIPPING, ...SHIPPED], goods: { nowhere: 'nowhere' }, responsible: 'house' },
  { outcome: 'damaged', from: [...BEFORE_SHIPPING, ...SHIPPED], goods: { miami: 'house', quito: 'house' }, responsible: 'house' },
  { outcome: 'seized', from: SHIPPED, goods: { customs: 'customs' }, responsible: 'client' },
]

/** Of what is lost, damaged or seized there is an incident first. */
const WITH_INCIDENT: readonly Outcome[] = ['lost', 'damaged', 'seized']
/** 40 % of what was declared (vector 11). */
const SHARE_OF_DAMAGE = 0.4

const isWrong = ({ goods, isWet }: Parcel): boolean => goods === 'nowhere' || goods === 'customs' || isWet

const closing = (index: number, { outcome, from, goods, responsible, asks }: Closing): Step => {
  return {
    name: `${outcome} ${index}`,
    ...(outcome === 'abandoned' && { mechanisms: ['abandon'] as const }),
    next: (state, amounts) => {
      const parcel = state.parcels[index]
      const to = parcel && goods[parcel.goods]
      if (!parcel || !to || !from.includes(parcel.status)) return null
      if (asks !== undefined && asks !== state.client) return null
      if (WITH_INCIDENT.includes(outcome) && !parcel.incident) return null
      if (outcome === 'damaged' && !parcel.isWet) return null
      if (outcome === 'storeCancelled' && !state.happened.includes(`storeCancels ${index}`)) return null
      // It is no package before the house has bought it.
      if (state.purchase === 'asked' || state.purchase === 'accepted') return null
      return close(state, amounts, { index, outcome, to, responsible })
    },
  }
}

type Closed = { index: number; outcome: Outcome; to: Place; responsible: Closing['responsible'] }

/** A charge of the house's fault is credited, also a paid one; another's stays if it was paid. */
function close(state: State, amounts: readonly Amounts[], { index, outcome, to, responsible }: Closed): State {
  const parcel = state.parcels[index]
  if (!parcel) return state
  const stays = responsible !== 'house' && parcel.status === 'paid'
  // What never reached Miami was its store's to lose; what the house bought is credited, or was not charged.
  const isOfStore = outcome === 'lost' && parcel.status === 'announced'
  const isMadeGood = responsible === 'house' && !isOfStore && state.purchase === 'none'
  const compensatedInCents = isMadeGood ? (amounts[index]?.declaredInCents ?? 0) : 0
  const isCancelled = outcome === 'storeCancelled' && state.purchase === 'bought'
  const freed = { ...free(state), ...(isCancelled && { purchase: 'cancelled' as const }) }
  const closed = change(freed, index, {
    status: 'closed',
    outcome,
    goods: to,
    incident: false,
    isWet: false,
    chargedInCents: stays ? parcel.chargedInCents : 0,
    compensatedInCents,
    earnedInCents: stays ? parcel.earnedInCents : 0,
  })
  return giveBack({ ...closed, creditInCents: closed.creditInCents + compensatedInCents }, amounts)
}

const isBilled = (parcel: Parcel | undefined): boolean => parcel?.status === 'billed' || parcel?.status === 'paid'

/** Billed or paid, it takes a note; paid, it is closed nevertheless. Two rows, so that each can be taken away. */
const withMoney = (step: Step, index: number): Step[] => [
  { ...step, next: (state, amounts) => (isBilled(state.parcels[index]) ? null : step.next(state, amounts)) },
  {
    ...step,
    mechanisms: [...(step.mechanisms ?? []), 'creditNote'],
    next: (state, amounts) => (state.parcels[index]?.status === 'billed' ? step.next(state, amounts) : null),
  },
  {
    ...step,
    mechanisms: [...(step.mechanisms ?? []), 'creditNote', 'closePaid'],
    next: (state, amounts) => (state.parcels[index]?.status === 'paid' ? step.next(state, amounts) : null),
  },
]

const incidents = (index: number): Step[] => [
  {
    name: `openIncident ${index}`,
    next: (state) => {
      const parcel = state.parcels[index]
      const canOpen = parcel && isWrong(parcel) && !parcel.incident && parcel.status !== 'closed'
      return canOpen ? change(state, index, { incident: true }) : null
    },
  },
  {
    name: `solve ${index}`,
    next: (state) => {
      const parcel = state.parcels[index]
      return parcel?.incident && !isWrong(parcel) ? change(state, index, { incident: false }) : null
    },
  },
  {
    name: `compensate ${index}`,
    next: (state, amounts) => {
      const parcel = state.parcels[index]
      if (!parcel?.incident || !parcel.isWet) return null
      const compensatedInCents = Math.round((amounts[index]?.declaredInCents ?? 0) * SHARE_OF_DAMAGE)
      const paid = { ...state, creditInCents: state.creditInCents + compensatedInCents }
      return change(paid, index, { incident: false, isWet: false })
    },
  },
]

/** What was found, or came, after it was closed goes on if its owner wants and Miami ever had it; or it is the house's. */
const afterwards = (index: number): Step[] => [
  {
    name: `reopen ${index}`,
    next: (state, amounts) => {
      const parcel = state.parcels[index]
      if (!parcel || !isThereAgain(parcel) || !parcel.wasReceived || state.client !== 'here') return null
      const isStuck = parcel.limit === 'splittable' || parcel.limit === 'single'
      const status = parcel.wasShipped ? 'arrived' : isStuck ? 'stuck' : 'miami'
      const reversed = { ...state, creditInCents: state.creditInCents - parcel.compensatedInCents }
      const anew = { status, outcome: null, compensatedInCents: 0, chargedInCents: 0, earnedInCents: 0 } as const
      return giveBack(change(reversed, index, anew), amounts)
    },
  },
  {
    name: `keepForHouse ${index}`,
    next: (state) => {
      const parcel = state.parcels[index]
      return parcel && isThereAgain(parcel) ? change(state, index, { goods: 'house' }) : null
    },
  },
]

const isThereAgain = (parcel: Parcel): boolean =>
  parcel.status === 'closed' && !isTrue(parcel) && (parcel.goods === 'miami' || parcel.goods === 'quito')

export const closings = (index: number): Step[] => [
  ...CLOSINGS.flatMap((row) => withMoney(closing(index, row), index)),
  ...incidents(index),
  ...afterwards(index),
]
