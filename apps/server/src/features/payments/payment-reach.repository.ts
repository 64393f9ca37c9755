// Whose payments are whose.
import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import { all, ownedBy, type Reach, through } from '../../records/reach.ts'
import { billKind } from '../bills/bills.kind.ts'
import { movesTable } from '../ledger/moves.table.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { paymentsTable } from './payments.table.ts'

/** Payments that were applied so, and those that take one of them back. */
export const appliedWhere = (condition: SQL | undefined): SQL =>
  sql`coalesce(${paymentsTable.reversesId}, ${paymentsTable.id}) in (select ${movesTable.paymentId} from ${movesTable}
    where ${and(isNull(movesTable.reversesId), condition)})`

/** A client's own; an associate's were applied to bills and purchases that they reach. Payments are only ever added: they are no kind that lives. */
export const paymentReach: Reach = {
  administrator: all,
  associate: (userId) => {
    const toBill = through(movesTable.toBillId, billKind, 'associate')(userId)
    return appliedWhere(or(toBill, through(movesTable.toPurchaseId, purchaseKind, 'associate')(userId)))
  },
  client: ownedBy(paymentsTable.clientId),
}
