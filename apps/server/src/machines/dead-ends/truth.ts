// What is true of a package, whatever the records say: where the goods are, what the bank has, whether the client answers. And what a settled
// end is (both ways, sections 2 and 9). Written by hand: nothing here reads the lifecycles of the program.

export type Place = 'store' | 'road' | 'miami' | 'air' | 'customs' | 'quito' | 'client' | 'house' | 'nowhere'
export type Status = 'announced' | 'stuck' | 'miami' | 'sended' | 'arrived' | 'quito' | 'billed' | 'paid' | 'delivered' | 'closed'
export type Outcome = 'withdrawn' | 'storeCancelled' | 'returned' | 'abandoned' | 'lost' | 'damaged' | 'seized'

/** Cents. What it costs to bring, and what an associate earns by it. */
type Charge = { chargeInCents: number; profitInCents: number }
/** Together: with another package, with which it shares a duty. Split and category C: where it was too heavy, 5.20 kg (vector 10). */
export type Amounts = Record<'alone' | 'together' | 'split' | 'categoryC', Charge> & { declaredInCents: number }

export type Parcel = {
  goods: Place
  status: Status
  outcome: Outcome | null
  /** It passes a limit of its category: `splittable` into boxes that do not, `single` only in another category; and what was done about it. */
  limit: 'fits' | 'splittable' | 'single' | 'split' | 'categoryC'
  isWet: boolean
  /** Miami has registered it. */
  wasReceived: boolean
  wasShipped: boolean
  incident: boolean
  /** 0 where it was never billed, or credited by a note. */
  chargedInCents: number
  compensatedInCents: number
  earnedInCents: number
  earningPaidInCents: number
}

export type State = {
  parcels: readonly Parcel[]
  bill: 'none' | 'open' | 'charged'
  /** What was moved to the bill: one sum until money bounces, and then move by move, since the newest comes back first. */
  moves: readonly number[]
  /** The client's account: credit is positive, a debt negative. */
  creditInCents: number
  heldInCents: number
  /** What came and can bounce yet: not once something was refunded, which the bank had cleared. */
  unclearedInCents: number
  /** What payments say came in, and the bank does not have. */
  lackingInCents: number
  isCleared: boolean
  client: 'here' | 'silent'
  purchase: 'none' | 'asked' | 'accepted' | 'bought' | 'cancelled'
  /** What nature did already: each thing once. */
  happened: readonly string[]
}

/** Vector 10 at 90.00: 4860 + 729, and two duties, or what customs takes of 90.00 at 10 % (988 + 49 + 1637). */
const HEAVY = {
  split: { chargeInCents: 9_589, profitInCents: 1_670 },
  categoryC: { chargeInCents: 8_263, profitInCents: 1_669 },
}
const onlyAlone = (charge: Charge) => ({ alone: charge, together: charge, ...HEAVY })
/** Vector 1, vector 4's two packages (vectors 1 and 2 where one goes alone), and vector 8's purchase with what it costs to bring. */
export const ONE: readonly Amounts[] = [{ ...onlyAlone({ chargeInCents: 4_070, profitInCents: 578 }), declaredInCents: 9_000 }]
// biome-ignore format: a table reads best as a table
export const TWO: readonly Amounts[] = [
  { together: { chargeInCents: 3_403, profitInCents: 578 }, alone: { chargeInCents: 4_070, profitInCents: 578 }, ...HEAVY, declaredInCents: 9_000 },
  { together: { chargeInCents: 1_921, profitInCents: 492 }, alone: { chargeInCents: 3_254, profitInCents: 492 }, ...HEAVY, declaredInCents: 4_500 },
]
export const BOUGHT: readonly Amounts[] = [
  { ...onlyAlone({ chargeInCents: 12_178, profitInCents: 449 }), declaredInCents: 6_900 },
]
export const UP_FRONT_IN_CENTS = 8_476

const PARCEL: Parcel = {
  goods: 'store',
  status: 'announced',
  outcome: null,
  limit: 'fits',
  isWet: false,
  wasReceived: false,
  wasShipped: false,
  incident: false,
  chargedInCents: 0,
  compensatedInCents: 0,
  earnedInCents: 0,
  earningPaidInCents: 0,
}

export const beginning = (amounts: readonly Amounts[], changed: Partial<State> = {}): State => ({
  parcels: amounts.map(() => PARCEL),
  bill: 'none',
  moves: [],
  creditInCents: 0,
  heldInCents: 0,
  unclearedInCents: 0,
  lackingInCents: 0,
  isCleared: false,
  client: 'here',
  purchase: 'none',
  happened: [],
  ...changed,
})

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
export const dueOf = ({ parcels, moves }: State): number =>
  sumOf(parcels.map(({ chargedInCents }) => chargedInCents)) - sumOf(moves)

/** What a package costs now that it is billed, and what is earned by it. */
export function chargeOf({ parcels }: State, index: number, amounts: Amounts): Charge {
  const { limit = 'fits' } = parcels[index] ?? {}
  if (limit === 'split' || limit === 'categoryC') return amounts[limit]
  const isShared = parcels.filter(({ status }) => status === 'quito' || status === 'billed' || status === 'paid').length > 1
  return isShared ? amounts.together : amounts.alone
}

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
export const isSettled = (state: State): boolean =>
  state.parcels.every((parcel) => isTrue(parcel) && !parcel.incident && parcel.earnedInCents === parcel.earningPaidInCents) &&
  dueOf(state) === 0 &&
  state.heldInCents === 0 &&
  state.creditInCents === 0 &&
  state.lackingInCents === 0 &&
  state.purchase !== 'asked' &&
  state.purchase !== 'accepted'
