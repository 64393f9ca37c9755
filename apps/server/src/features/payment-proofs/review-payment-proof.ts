import type { paymentProofs as contract, Received } from '@app/contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Actor } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { lockOne } from '../../records/records.repository.ts'
import { paymentProofRefused } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { paymentProofKind } from '../payment-proof-records/payment-proofs.kind.ts'
import { viewProof } from '../payment-proof-records/payment-proofs.view.ts'

type Request = Received<typeof contract.reviewPaymentProof>['body']

/** Refuses a receipt, of which its client is told why; or accepts one of a purchase. */
export async function reviewPaymentProof(db: Db, actor: Actor, id: string, request: Request): Promise<PaymentProof> {
  return db.transaction(async (tx) => {
    const proof = await lockOne(tx, actor, paymentProofKind, id)
    const reviewed = { reviewedAt: now(), reviewedById: actor.userId }
    if (request.status === 'accepted') await actOnOne(tx, actor, paymentProofKind, 'accept', proof, reviewed)
    else await actOnOne(tx, actor, paymentProofKind, 'refuse', proof, reviewed, { note: request.reason })
    const view = await viewProof(tx, actor, id)
    if (request.status === 'refused') await sayRefused(tx, view, request.reason)
    return view
  })
}

async function sayRefused(db: Db, { id: proofId, client, bill, purchase }: PaymentProof, reason: string): Promise<void> {
  const record = bill ? ({ kind: 'bill', ...bill } as const) : purchase && ({ kind: 'purchase', ...purchase } as const)
  if (!record) throw new Error(`payment proof ${proofId} is of nothing`)
  const paid = { kind: record.kind, id: record.id, code: record.code }
  await say(db, paymentProofRefused, { proofId, for: paid, userId: client.id, reason })
}
