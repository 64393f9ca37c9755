// What is true of a package, whatever the records say: where the goods are, what the bank has, whether the client answers. And what a settled
// end is (both ways, sections 2 and 9). Written by hand: nothing here reads the lifecycles of the program.

export type Place = 'store' | 'road' | 'miami' | 'air' | 'customs' | 'quito' | 'client' | 'house' | 'nowhere'
export type Status = 'announced' | 'stuck' | 'miami' | 'sended' | 'arrived' | 'quito' | 'billed' | 'paid' | 'delivered' | 'closed'
export type Outcome = 'withdrawn' | 'storeCancelled' | 'returned' | 'abandoned' | 'lost' | 'damaged' | 'seized'

/** Cents. What it costs to bring, what an associate earns by it, what it was declared at. */
export type Amounts = { chargeInCents: number; profitInCents: number; declaredInCents: number }

export type Parcel = {
  goods: Place
  status: Status
  outcome: Outcome | null
  /** It passes a limit of its category: `splittable` into boxes that do not, `single` only in another category. */
  limit: 'fits' | 'splittable' | 'single'
  isWet: boolean
  wasShipped: boolean
  incident: boolean
  /** Credited by a note, or never billed: nothing of it is charged. */
  isCharged: boolean
  compensatedInCents: number
  earnedInCents: number
  earningPaidInCents: number
}

export type State = {
  parcels: readonly Parcel[]
  bill: 'none' | 'open' | 'charged'
  appliedInCents: number
  /** The client's account: credit is positive, a debt negative. */
  creditInCents: number
  heldInCents: number
  /** What payments say came in, less what went out again; and what the bank has of it. */
  recordedInCents: number
  bankInCents: number
  client: 'here' | 'silent'
  purchase: 'none' | 'asked' | 'accepted' | 'bought' | 'cancelled'
  /** What nature did already: each thing once. */
  happened: readonly string[]
}

/** Vector 1, vector 4's two packages, and vector 8's purchase with what it costs to bring. */
export const ONE: readonly Amounts[] = [{ chargeInCents: 4_070, profitInCents: 578, declaredInCents: 9_000 }]
export const TWO: readonly Amounts[] = [
  { chargeInCents: 3_403, profitInCents: 578, declaredInCents: 9_000 },
  { chargeInCents: 1_921, profitInCents: 492, declaredInCents: 4_500 },
]
export const BOUGHT: readonly Amounts[] = [{ chargeInCents: 12_178, profitInCents: 578, declaredInCents: 6_900 }]
export const UP_FRONT_IN_CENTS = 8_476

const PARCEL: Parcel = {
  goods: 'store',
  status: 'announced',
  outcome: null,
  limit: 'fits',
  isWet: false,
  wasShipped: false,
  incident: false,
  isCharged: false,
  compensatedInCents: 0,
  earnedInCents: 0,
  earningPaidInCents: 0,
}

export const beginning = (amounts: readonly Amounts[], changed: Partial<State> = {}): State => ({
  parcels: amounts.map(() => PARCEL),
  bill: 'none',
  appliedInCents: 0,
  creditInCents: 0,
  heldInCents: 0,
  recordedInCents: 0,
  bankInCents: 0,
  client: 'here',
  purchase: 'none',
  happened: [],
  ...changed,
})

const chargedOf = ({ parcels }: State, amounts: readonly Amounts[]): number =>
  parcels.reduce((total, { isCharged }, index) => total + (isCharged ? (amounts[index]?.chargeInCents ?? 0) : 0), 0)
export const dueOf = (state: State, amounts: readonly Amounts[]): number => chargedOf(state, amounts) - state.appliedInCents

/** Where the goods may be when a closed package says how it ended. What was found, or came, after that is the house's. */
const WHERE: Readonly<Record<Outcome, readonly Place[]>> = {
  withdrawn: ['client', 'store', 'road', 'nowhere', 'house'],
  storeCancelled: ['store'],
  returned: ['store'],
  abandoned: ['house'],
  lost: ['nowhere', 'house'],
  damaged: ['house'],
  seized: ['customs'],
}

/** Whether what the chip says is so. */
export const isTrue = ({ status, outcome, goods }: Parcel): boolean =>
  status === 'closed' ? outcome !== null && WHERE[outcome].includes(goods) : status === 'delivered' && goods === 'client'

/** Nobody owes anybody, nothing waits, and what is said is so. */
export const isSettled = (state: State, amounts: readonly Amounts[]): boolean =>
  state.parcels.every((parcel) => isTrue(parcel) && !parcel.incident && parcel.earnedInCents === parcel.earningPaidInCents) &&
  dueOf(state, amounts) === 0 &&
  state.heldInCents === 0 &&
  state.creditInCents === 0 &&
  state.recordedInCents === state.bankInCents &&
  state.purchase !== 'asked' &&
  state.purchase !== 'accepted'
