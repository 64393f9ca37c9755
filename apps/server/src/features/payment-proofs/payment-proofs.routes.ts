import { paymentProofs as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { allPaymentProofs } from '../payment-proof-records/payment-proofs.lists.ts'
import { addBillProof } from './add-bill-proof.ts'
import { addPurchaseProof } from './add-purchase-proof.ts'
import { paymentProofsSheet } from './payment-proofs-sheet.document.ts'
import { reviewPaymentProof } from './review-payment-proof.ts'

export function paymentProofsRoutes(app: FastifyInstance): void {
  serveList(app, allPaymentProofs, paymentProofsSheet)

  serve(app, contract.addBillProof, ({ db, parts, params, body, files, actor }) =>
    addBillProof(db, parts.storage, actor, params.id, { ...body, files }),
  )

  serve(app, contract.addPurchaseProof, ({ db, parts, params, body, files, actor }) =>
    addPurchaseProof(db, parts.storage, actor, params.id, { ...body, files }),
  )

  serve(app, contract.reviewPaymentProof, ({ db, params, body, actor }) => reviewPaymentProof(db, actor, params.id, body))
}
