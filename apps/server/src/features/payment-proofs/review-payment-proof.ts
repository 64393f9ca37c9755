import type { paymentProofs as contract, Received } from '@app/contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { tellPerson } from '../notifications/tell-person.ts'
import { actOnProofs } from './act-on-proofs.ts'
import { lockProof } from './payment-proofs.repository.ts'
import { viewProof } from './payment-proofs.view.ts'

type Request = Received<typeof contract.reviewPaymentProof>['body']

/** Refuses a receipt, of which its client is told why; or accepts one of a purchase. */
export async function reviewPaymentProof(db: Db, actor: Actor, id: string, request: Request): Promise<PaymentProof> {
  return db.transaction(async (tx) => {
    const proof = await lockProof(tx, id)
    if (request.status === 'accepted') await actOnProofs(tx, actor, 'accept', [proof])
    else await actOnProofs(tx, actor, 'refuse', [proof], request.reason)
    const view = await viewProof(tx, actor, id)
    if (request.status === 'refused') await tellOfRefusal(tx, view, request.reason)
    return view
  })
}

async function tellOfRefusal(db: Db, { id, client, bill, purchase }: PaymentProof, reason: string): Promise<void> {
  const record = bill ? ({ kind: 'bill', ...bill } as const) : purchase && ({ kind: 'purchase', ...purchase } as const)
  if (!record) throw new Error(`payment proof ${id} is of nothing`)
  await tellPerson(db, {
    userId: client.id,
    kind: 'paymentProofRefused',
    payload: { orderCode: record.code, from: 'pending', to: 'refused', note: reason },
    about: { kind: record.kind, id: record.id },
    key: `paymentProof/${id}/refused`,
  })
}
