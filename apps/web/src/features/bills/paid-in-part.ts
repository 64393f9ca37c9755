import type { Bill } from '@app/contract/bills.contract'

type Amounts = Pick<Bill, 'status' | 'totalInCents' | 'creditedInCents' | 'dueInCents'>

/** What is paid of what a bill charges, where that is a part; what was credited is not charged any more. */
export function paidInPart({ status, totalInCents, creditedInCents, dueInCents }: Amounts) {
  const ofInCents = totalInCents - creditedInCents
  const isPart = status === 'pendingPayment' && dueInCents > 0 && dueInCents < ofInCents
  return isPart ? { paidInCents: ofInCents - dueInCents, ofInCents } : null
}
