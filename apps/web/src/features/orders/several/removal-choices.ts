// How orders may be removed, and what is sent for what was chosen (both ways, section 2).
import type { Order } from '@app/contract/orders.contract'
import { type OrderAction, REMOVAL_OUTCOMES, type Responsible, responsibleFor } from '@app/domain'

export type RemovalOutcome = (typeof REMOVAL_OUTCOMES)[number]

/** responsible: null where it is whoever usually answers for it. */
export type Removal = { outcome: RemovalOutcome; responsible: Responsible | null; reason: string }

const ALLOWED_BY: Readonly<Record<RemovalOutcome, OrderAction>> = { withdrawn: 'remove', storeCancelled: 'removeAsCancelled' }

type Removable = Pick<Order, 'allowedActions'>

/** The ends that every one of these orders allows now. */
export const possibleRemovals = (orders: readonly Removable[]): RemovalOutcome[] =>
  REMOVAL_OUTCOMES.filter((outcome) => orders.every(({ allowedActions }) => allowedActions.includes(ALLOWED_BY[outcome])))

/** Who answers for it by default: a removal does not depend on whether Miami has the package. */
export const usuallyAnswers = (outcome: RemovalOutcome): Responsible => responsibleFor(outcome, { isReceived: true })

const isUnusual = ({ outcome, responsible }: Removal): boolean => responsible !== null && responsible !== usuallyAnswers(outcome)

/** Another than usual answers for it: the server wants to know why. */
export const needsReason = (removal: Removal): boolean => isUnusual(removal) && removal.reason.trim() === ''

export const removalSent = (orders: readonly Pick<Order, 'id'>[], removal: Removal) => ({
  orderIds: orders.map(({ id }) => id),
  ...(removal.outcome === 'withdrawn' ? {} : { outcome: removal.outcome }),
  ...(isUnusual(removal) && removal.responsible ? { responsible: removal.responsible } : {}),
  reason: removal.reason.trim(),
})

/** What it does to money and bundles: nothing was billed yet; what was paid up front for a purchase is free; a bundle goes on without it. */
export const removalEffects = (
  orders: readonly Pick<Order, 'service' | 'bundle'>[],
): ('nothingCharged' | 'freed' | 'leavesBundle')[] => [
  orders.some(({ service }) => service === 'PPE') ? 'freed' : 'nothingCharged',
  ...(orders.some(({ bundle }) => bundle !== null) ? (['leavesBundle'] as const) : []),
]
