// Payment proofs as people see them: a client's own, or all for an administrator.

import { DomainError, type PaymentProofStatus, SHORTEST_SEARCH } from '@app/domain'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { withinReach } from '../../records/reach.ts'
import { billsTable } from '../bills/bills.table.ts'
import type { Doer } from '../events/events.repository.ts'
import { eventsTable } from '../events/events.table.ts'
import { filesTable } from '../files/files.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { isOfNamedUser } from '../users/named-users.repository.ts'
import { personColumns } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { paymentProofsTable } from './payment-proofs.table.ts'

export type ProofFilter = {
  statuses?: readonly PaymentProofStatus[] | undefined
  clientId?: string | undefined
  billId?: string | undefined
  purchaseId?: string | undefined
  q?: string | undefined
}

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

const from = (db: Db, cursor: SQL<string> = sql`''`) =>
  db
    .select({ ...columns, cursor })
    .from(paymentProofsTable)
    .innerJoin(usersTable, eq(usersTable.id, paymentProofsTable.clientId))
    .innerJoin(filesTable, eq(filesTable.id, paymentProofsTable.fileId))
    .leftJoin(billsTable, eq(billsTable.id, paymentProofsTable.billId))
    .leftJoin(purchasesTable, eq(purchasesTable.id, paymentProofsTable.purchaseId))

export async function listProofs(db: Db, doer: Doer, filter: ProofFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return from(db, cursor)
    .where(and(await matching(db, doer, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}
export type ListedProof = Awaited<ReturnType<typeof listProofs>>[number]

/** Counting stops at MOST_COUNTED. */
export const countProofs = async (db: Db, doer: Doer, filter: ProofFilter): Promise<number> =>
  countUpToMost(db, paymentProofsTable, await matching(db, doer, filter))

export async function getProof(db: Db, doer: Doer, id: string): Promise<ListedProof> {
  const [proof] = await from(db).where(and(eq(paymentProofsTable.id, id), withinReach(paymentProofKind, doer)))
  if (!proof) throw new DomainError('paymentProofNotFound', { ids: [id] })
  return proof
}

/** Oldest first; nothing for whoever does not see receipts. */
export const proofsOfBill = (db: Db, doer: Doer, billId: string): Promise<ListedProof[]> =>
  from(db)
    .where(and(eq(paymentProofsTable.billId, billId), withinReach(paymentProofKind, doer)))
    .orderBy(paymentProofsTable.createdAt, paymentProofsTable.id)

const pageOf = pagesOf(
  {
    createdAt: paymentProofsTable.createdAt,
    amountInCents: paymentProofsTable.amountInCents,
    status: paymentProofsTable.status,
  },
  paymentProofsTable.id,
)

async function matching(
  db: Db,
  doer: Doer,
  { statuses, clientId, billId, purchaseId, q }: ProofFilter,
): Promise<SQL | undefined> {
  return and(
    withinReach(paymentProofKind, doer),
    statuses && inArray(paymentProofsTable.status, [...statuses]),
    clientId ? eq(paymentProofsTable.clientId, clientId) : undefined,
    billId ? eq(paymentProofsTable.billId, billId) : undefined,
    purchaseId ? eq(paymentProofsTable.purchaseId, purchaseId) : undefined,
    q && q.length >= SHORTEST_SEARCH ? await isOfNamedUser(db, paymentProofsTable.clientId, q) : undefined,
  )
}
