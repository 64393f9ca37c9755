// What receipts add up to: what is still to be sent, and whether something waits for the client.
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { sum } from '@app/domain'

type Proof = Pick<PaymentProof, 'status' | 'amountInCents' | 'createdAt'>

/** What no receipt covers yet; a refused one covers nothing. */
export function uncoveredInCents(totalInCents: number, proofs: readonly Proof[]): number {
  const sent = proofs.filter(({ status }) => status !== 'refused').map(({ amountInCents }) => amountInCents)
  return Math.max(0, totalInCents - sum(sent))
}

/** The refusal that nobody answered: nothing was sent after it. */
export function unansweredRefusal<P extends Proof>(proofs: readonly P[]): P | null {
  const newest = proofs.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
  return newest?.status === 'refused' ? newest : null
}
