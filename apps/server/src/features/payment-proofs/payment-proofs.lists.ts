import { paymentProofs as contract } from '@app/contract'
import { list } from '../../records/list.ts'
import { between, oneOf } from '../../records/list-filters.ts'
import { countRowsOf, pageOfRows } from '../../records/reading.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { paymentProofsTable as proofs } from './payment-proofs.table.ts'
import { viewProofs } from './payment-proofs.view.ts'
import { selectProofs } from './payment-proofs-lists.repository.ts'

/** Searched by the client. */
export const allPaymentProofs = list(
  contract.listPaymentProofs,
  {
    id: proofs.id,
    rows: (db, wanted) => pageOfRows(selectProofs(db, wanted.page.cursor).$dynamic(), wanted),
    count: countRowsOf(proofs),
    view: (rows, { actor }) => viewProofs(actor, rows),
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
