import {
  type PaymentProofFact,
  type PaymentProofFacts,
  type PaymentProofStatus,
  paymentProofLifecycle,
  type Snapshot,
} from '@app/domain'
import { all, ownedBy } from '../../records/reach.ts'
import { noNews, recordKind } from '../../records/record-kind.ts'
import { proofFactsOf } from './payment-proof-facts.repository.ts'
import { type PaymentProofRow, paymentProofsTable } from './payment-proofs.table.ts'

/** The proof as its lifecycle sees it. */
export const proofSnapshot = (
  { status }: Pick<PaymentProofRow, 'status'>,
  { awaitedByBill = false }: Partial<PaymentProofFacts> = {},
): Snapshot<PaymentProofStatus, PaymentProofFact> => ({ status, facts: { awaitedByBill } })

/** A receipt names a bank account: it is between the client and the house, and no associate's. */
export const paymentProofKind = recordKind({
  name: 'paymentProof',
  table: paymentProofsTable,
  reach: { administrator: all, client: ownedBy(paymentProofsTable.clientId) },
  refusals: { absent: 'paymentProofNotFound', changed: 'paymentProofChangedMeanwhile' },
  lifecycle: paymentProofLifecycle,
  snapshot: proofSnapshot,
  facts: { names: ['awaitedByBill'], read: proofFactsOf },
  news: noNews,
})
