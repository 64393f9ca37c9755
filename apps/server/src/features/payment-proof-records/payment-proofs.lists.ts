import { paymentProofs as contract } from '@app/contract'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { proofInView } from './payment-proof-view.repository.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { paymentProofsTable as proofs } from './payment-proofs.table.ts'
import { proofView } from './payment-proofs.view.ts'

/** Searched by the client. */
export const allPaymentProofs = list(
  contract.listPaymentProofs,
  {
    id: proofs.id,
    page: (db, { where, page }) => proofInView.page(db, where, page),
    view: (rows, { actor }) => rows.map((proof) => proofView(actor, proof)),
  },
  {
    reach: paymentProofKind.reach,
    sort: { createdAt: proofs.createdAt, amountInCents: proofs.amountInCents, status: proofs.status },
    range: between(proofs.createdAt),
    filters: {
      status: oneOf(proofs.status),
      clientId: oneOf(proofs.clientId),
      billId: oneOf(proofs.billId),
      purchaseId: oneOf(proofs.purchaseId),
    },
    search: (q, { db }) => isOfNamedUser(db, proofs.clientId, q),
  },
)
