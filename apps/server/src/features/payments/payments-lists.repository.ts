import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { all, ownedBy, type Reach, through } from '../../records/reach.ts'
import { billKind } from '../bills/bills.kind.ts'
import { billsTable } from '../bills/bills.table.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { paymentsTable } from './payments.table.ts'

const reversal = alias(paymentsTable, 'reversal')
const actor = alias(usersTable, 'actor')

const columns = {
  id: paymentsTable.id,
  code: paymentsTable.code,
  amountInCents: paymentsTable.amountInCents,
  method: paymentsTable.method,
  reference: paymentsTable.reference,
  note: paymentsTable.note,
  reversesId: paymentsTable.reversesId,
  reason: paymentsTable.reason,
  createdAt: paymentsTable.createdAt,
  client: personColumns(usersTable),
  bill: { id: billsTable.id, code: billsTable.code, status: billsTable.status },
  purchase: { id: purchasesTable.id, code: purchasesTable.code },
  reversal: { id: reversal.id, code: reversal.code, reason: reversal.reason, createdAt: reversal.createdAt },
  actor: { firstName: actor.firstName, lastName: actor.lastName },
}

export const selectPayments = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...columns, cursor })
    .from(paymentsTable)
    .innerJoin(usersTable, eq(usersTable.id, paymentsTable.clientId))
    .leftJoin(billsTable, eq(billsTable.id, paymentsTable.billId))
    .leftJoin(purchasesTable, eq(purchasesTable.id, paymentsTable.purchaseId))
    .leftJoin(reversal, eq(reversal.reversesId, paymentsTable.id))
    .leftJoin(actor, eq(actor.id, paymentsTable.actorId))

export type ListedPayment = Awaited<ReturnType<typeof selectPayments>>[number]

/** Oldest first: what was paid, taken back and paid again. */
export const paymentsOfBill = (db: Db, billId: string): Promise<ListedPayment[]> =>
  selectPayments(db).where(eq(paymentsTable.billId, billId)).orderBy(paymentsTable.createdAt, paymentsTable.id)

/** A client's own; an associate's are those of the bills and purchases that they reach. Payments are only ever added: they are no kind that lives. */
export const paymentReach: Reach = {
  administrator: all,
  associate: (userId) => {
    const ofBill = through(paymentsTable.billId, billKind, 'associate')(userId)
    return sql`(${ofBill} or ${through(paymentsTable.purchaseId, purchaseKind, 'associate')(userId)})`
  },
  client: ownedBy(paymentsTable.clientId),
}
