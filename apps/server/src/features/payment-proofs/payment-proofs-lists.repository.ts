// Payment proofs as people see them: a client's own, or all for an administrator.

import { DomainError } from '@app/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { withinReach } from '../../records/reach.ts'
import { billsTable } from '../bills/bills.table.ts'
import type { Doer } from '../events/events.repository.ts'
import { eventsTable } from '../events/events.table.ts'
import { filesTable } from '../files/files.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { paymentProofsTable } from './payment-proofs.table.ts'

/** A proof is refused once, in words that its event keeps. */
const refusalReason = sql<string | null>`(
  select ${eventsTable.note} from ${eventsTable}
  where ${eventsTable.aggregateId} = ${paymentProofsTable.id} and ${eventsTable.action} = 'refuse'
)`

const columns = {
  id: paymentProofsTable.id,
  version: paymentProofsTable.version,
  createdAt: paymentProofsTable.createdAt,
  updatedAt: paymentProofsTable.updatedAt,
  status: paymentProofsTable.status,
  billId: paymentProofsTable.billId,
  amountInCents: paymentProofsTable.amountInCents,
  reference: paymentProofsTable.reference,
  note: paymentProofsTable.note,
  reviewedAt: paymentProofsTable.reviewedAt,
  refusalReason,
  client: personColumns(usersTable),
  bill: { id: billsTable.id, code: billsTable.code, totalInCents: billsTable.totalInCents },
  purchase: { id: purchasesTable.id, code: purchasesTable.code, totalInCents: purchasesTable.totalInCents },
  file: {
    id: filesTable.id,
    name: filesTable.originalName,
    contentType: filesTable.contentType,
    sizeInBytes: filesTable.sizeInBytes,
  },
}

export const selectProofs = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...columns, cursor })
    .from(paymentProofsTable)
    .innerJoin(usersTable, eq(usersTable.id, paymentProofsTable.clientId))
    .innerJoin(filesTable, eq(filesTable.id, paymentProofsTable.fileId))
    .leftJoin(billsTable, eq(billsTable.id, paymentProofsTable.billId))
    .leftJoin(purchasesTable, eq(purchasesTable.id, paymentProofsTable.purchaseId))

export type ListedProof = Awaited<ReturnType<typeof selectProofs>>[number]

export async function getProof(db: Db, doer: Doer, id: string): Promise<ListedProof> {
  const [proof] = await selectProofs(db).where(and(eq(paymentProofsTable.id, id), withinReach(paymentProofKind, doer)))
  if (!proof) throw new DomainError('paymentProofNotFound', { ids: [id] })
  return proof
}

/** Oldest first; nothing for whoever does not see receipts. */
export const proofsOfBill = (db: Db, doer: Doer, billId: string): Promise<ListedProof[]> =>
  selectProofs(db)
    .where(and(eq(paymentProofsTable.billId, billId), withinReach(paymentProofKind, doer)))
    .orderBy(paymentProofsTable.createdAt, paymentProofsTable.id)
