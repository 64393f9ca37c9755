// Whose payments are whose.
import { or } from 'drizzle-orm'
import { all, ownedBy, type Reach, through } from '../../records/reach.ts'
import { billKind } from '../bills/bills.kind.ts'
import { movesTable } from '../ledger/moves.table.ts'
import { appliedWhere } from '../ledger/payment-view.repository.ts'
import { paymentsTable } from '../ledger/payments.table.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'

/** A client's own; an associate's were applied to bills and purchases that they reach. Payments are only ever added: they are no kind that lives. */
export const paymentReach: Reach = {
  administrator: all,
  associate: (userId) => {
    const toBill = through(movesTable.toBillId, billKind, 'associate')(userId)
    return appliedWhere(or(toBill, through(movesTable.toPurchaseId, purchaseKind, 'associate')(userId)))
  },
  client: ownedBy(paymentsTable.clientId),
}
