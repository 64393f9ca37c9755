// What is read of payment proofs to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Role } from '@app/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader, withinReachOf } from '../../records/record-reader.ts'
import { billsTable } from '../bills/bills.table.ts'
import { noteOfAction } from '../events/events.repository.ts'
import { fileAsJson } from '../files/files.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { isAwaitedByBill } from './payment-proof-facts.repository.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { paymentProofsTable } from './payment-proofs.table.ts'

const {
  id,
  version,
  createdAt,
  updatedAt,
  status,
  billId,
  purchaseId,
  clientId,
  fileId,
  amountInCents,
  reference,
  note,
  reviewedAt,
} = paymentProofsTable

/** A proof is refused once, in words that stand with its event. */
const refusalReason = noteOfAction(id, 'refuse')

const PROOF_VIEW = {
  ...{ id, version, createdAt, updatedAt, status, amountInCents, reference, note, reviewedAt, refusalReason },
  client: personNamedBy(clientId),
  bill: objectAsJson<NonNullable<PaymentProof['bill']>>(
    { id: billsTable.id, code: billsTable.code, totalInCents: billsTable.totalInCents },
    sql`from ${billsTable} where ${billsTable.id} = ${billId}`,
  ),
  purchase: objectAsJson<NonNullable<PaymentProof['purchase']>>(
    { id: purchasesTable.id, code: purchasesTable.code, totalInCents: purchasesTable.totalInCents },
    sql`from ${purchasesTable} where ${purchasesTable.id} = ${purchaseId}`,
  ),
  file: fileAsJson(fileId) as SQL<PaymentProof['file']>,
  awaitedByBill: isAwaitedByBill,
}

export const proofInView = recordView(paymentProofsTable, id, PROOF_VIEW)
export type ProofInView = RowOf<typeof PROOF_VIEW>

/** @throws paymentProofNotFound also where it is beyond reach. */
export const readProof = recordReader(paymentProofKind, () => PROOF_VIEW)

/** For the view of a bill, oldest first; nothing for a role that does not see receipts. */
export const proofsAsJson = (ofBill: PgColumn, role: Role) => {
  const isOfBill = and(eq(billId, ofBill), withinReachOf(paymentProofKind.reach, role))
  return listAsJson<ProofInView>(PROOF_VIEW, sql`from ${paymentProofsTable} where ${isOfBill}`, sql`${createdAt}, ${id}`)
}
