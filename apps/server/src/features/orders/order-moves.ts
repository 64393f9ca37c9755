import type { OrderAction } from '@app/domain'
import type { Doer } from '../events/events.repository.ts'
import type { OrderMoved } from '../outbox/messages.ts'
import type { OrderRow } from './orders.table.ts'

/** What an order was, nothing when it is new, and what it is now. */
export type Step = { before: OrderRow | null; after: OrderRow }

/** A purchase or a request says itself that it became an order, an order that it is several boxes; a package without a client concerns no person. */
const SAID_ELSEWHERE: readonly OrderAction[] = [
  'createFromPurchase',
  'createFromDropshipping',
  'createFromSplit',
  'createUnmatched',
]

/** What is said of orders after an action: nothing of one that is as it was. */
export const movesOf = (doer: Doer, action: OrderAction, steps: readonly Step[]): OrderMoved[] =>
  steps
    .map((step, index) => ({ step, isFirst: index === 0 }))
    .filter(({ step }) => !SAID_ELSEWHERE.includes(action) && (hasMoved(step) || isAnother(action, step)))
    .map(({ step, isFirst }) => moveOf(doer, action, step, isFirst))

/** What is said of one order, whatever has changed. */
export function moveOf(doer: Doer, action: OrderAction, { before, after }: Step, isFirst = false): OrderMoved {
  const others = (clientId: string | null) => (clientId === doer.userId ? null : clientId)
  const hasLeft = action === 'assignClient' && before !== null && before.clientId !== after.clientId
  return {
    ...factsOf(after, doer),
    action,
    from: before?.status ?? null,
    userId: others(after.clientId),
    formerUserId: hasLeft ? others(before.clientId) : null,
    // What it lacks, or why it ended.
    note: after.status === 'removed' && action !== 'requestPayment' ? after.closedReason : after.missingNote,
    requestNumber: action === 'create' && isFirst ? after.requestNumber : null,
  }
}

/** What every message of an order says. */
export const factsOf = ({ id: orderId, version, code, status: to, associateId }: OrderRow, { userId, role }: Doer) => ({
  orderId,
  version,
  code,
  to,
  associateId,
  doer: { userId, role },
})

/** Where it is, or whose it is, has changed; an incomplete order stays incomplete when its package comes. */
const hasMoved = ({ before, after }: Step): boolean =>
  before?.status !== after.status ||
  before.clientId !== after.clientId ||
  (before.intakeAt === null) !== (after.intakeAt === null)

/** It stays where it is, but it has become several, or it will cost something else, or is billed after it ended. */
const isAnother = (action: OrderAction, { before, after }: Step): boolean =>
  action === 'split' ||
  action === 'requestPayment' ||
  (action === 'confirmWeight' && weightsOf(before).some((weight, index) => weight !== weightsOf(after)[index]))

const weightsOf = (order: OrderRow | null) => [order?.realWeightInGrams, order?.finalWeightInGrams]
