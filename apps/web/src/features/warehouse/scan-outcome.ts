import type { Order } from '@app/contract/orders.contract'
import { normaliseTracking } from '@app/domain'

/**
 * What a scanned number turned out to be. expected: weigh it · duplicate: it is already received ·
 * waiting: its order asks its client for something first · unknown: nobody announced it.
 */
export type ScanOutcome =
  | { kind: 'expected'; order: Order }
  | { kind: 'duplicate'; order: Order }
  | { kind: 'waiting'; order: Order }
  | { kind: 'unknown'; tracking: string }

const isReceived = ({ status, weights }: Order) =>
  !['inReview', 'reviewed', 'incomplete', 'incompleteState'].includes(status) || weights.warehouseInGrams !== null

/** The search answers everything that contains the text; only the same number, written any way, is a match. */
export function scanOutcome(scanned: string, found: readonly Order[]): ScanOutcome {
  const number = normaliseTracking(scanned)
  const matches = found.filter(
    ({ tracking, code, status }) =>
      status !== 'removed' && (normaliseTracking(tracking ?? '') === number || normaliseTracking(code) === number),
  )
  const expected = matches.find(({ status }) => status === 'inReview' || status === 'reviewed')
  if (expected) return { kind: 'expected', order: expected }
  const order = matches[0]
  if (!order) return { kind: 'unknown', tracking: number }
  return { kind: isReceived(order) ? 'duplicate' : 'waiting', order }
}

/** A scanner that fires while the weight has the focus: no scale shows eight characters. */
export const looksLikeTracking = (typed: string): boolean => /^[A-Z0-9-]{8,}$/i.test(typed.trim())
