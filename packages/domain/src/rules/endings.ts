// How a package ends that is not handed over, who answers for it, and what follows for money (both ways, section 2).

export const ORDER_OUTCOMES = [
  'withdrawn',
  'storeCancelled',
  'returned',
  'abandoned',
  'lost',
  'damaged',
  'seized',
  'refused',
] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

/** Those that an incident ends with; the others are said when an order is removed. */
export const INCIDENT_ENDINGS = [
  'lost',
  'damaged',
  'seized',
  'refused',
  'returned',
  'abandoned',
] as const satisfies OrderOutcome[]
/** Those that an order is removed with: it was not wanted any more, or the store did not send it. */
export const REMOVAL_OUTCOMES = ['withdrawn', 'storeCancelled'] as const satisfies OrderOutcome[]

export const RESPONSIBLES = ['house', 'client', 'store'] as const
export type Responsible = (typeof RESPONSIBLES)[number]

const USUALLY: Readonly<Record<OrderOutcome, Responsible>> = {
  withdrawn: 'client',
  storeCancelled: 'store',
  returned: 'client',
  abandoned: 'client',
  lost: 'house',
  damaged: 'house',
  seized: 'client',
  refused: 'client',
}

/** Who answers for it by default; an administrator may choose otherwise, with a reason. What never reached Miami was never the house's to lose. */
export const responsibleFor = (outcome: OrderOutcome, { isReceived }: { isReceived: boolean }): Responsible =>
  outcome === 'lost' && !isReceived ? 'store' : USUALLY[outcome]

/** whole: all that the bill charges for it · goods: what was bought for it, with tax, shipping and fee · none: it stays charged. */
export type Credit = 'whole' | 'goods' | 'none'

export type Ending = {
  outcome: OrderOutcome
  responsible: Responsible
  isBilled: boolean
  /** Its bill is paid. */
  isPaid: boolean
  /** The house bought it: what was charged for it is credited, so that nothing is left to make good. */
  isBought: boolean
}
export type Consequences = {
  credit: Credit
  /** The house makes good what the package was worth. */
  isCompensated: boolean
  /** Its associate keeps what it earned. */
  keepsEarning: boolean
}

/** The goods are gone; else they are back with the client or the store, or the house's. */
const GONE: readonly OrderOutcome[] = ['lost', 'damaged', 'seized', 'refused']

export function consequencesOf({ outcome, responsible, isBilled, isPaid, isBought }: Ending): Consequences {
  const isHouse = responsible === 'house'
  return {
    credit: isBilled ? creditOf(responsible, isPaid) : 'none',
    isCompensated: isHouse && !isBought && GONE.includes(outcome),
    keepsEarning: !isHouse && isPaid,
  }
}

function creditOf(responsible: Responsible, isPaid: boolean): Credit {
  if (responsible === 'house') return 'whole'
  if (responsible === 'store') return 'goods'
  return isPaid ? 'none' : 'whole'
}

export type OutcomeCount = { outcome: OrderOutcome; count: number }

/** How many of these packages ended in each way, in the order of the outcomes; one that goes on, or became another's, counts nowhere. */
export const countOutcomes = (packages: readonly { outcome: OrderOutcome | null }[]): OutcomeCount[] =>
  ORDER_OUTCOMES.flatMap((outcome) => {
    const count = packages.filter((one) => one.outcome === outcome).length
    return count > 0 ? [{ outcome, count }] : []
  })
