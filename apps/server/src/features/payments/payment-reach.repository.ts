// Whose payments are whose.
import { sql } from 'drizzle-orm'
import { all, ownedBy, type Reach, through } from '../../records/reach.ts'
import { billKind } from '../bills/bills.kind.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { paymentsTable } from './payments.table.ts'

/** A client's own; an associate's are those of the bills and purchases that they reach. Payments are only ever added: they are no kind that lives. */
export const paymentReach: Reach = {
  administrator: all,
  associate: (userId) => {
    const ofBill = through(paymentsTable.billId, billKind, 'associate')(userId)
    return sql`(${ofBill} or ${through(paymentsTable.purchaseId, purchaseKind, 'associate')(userId)})`
  },
  client: ownedBy(paymentsTable.clientId),
}
