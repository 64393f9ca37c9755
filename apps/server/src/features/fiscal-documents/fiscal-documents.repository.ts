// What is read of documents of the SRI beside the kind's own reading, and the next steps of their queue.
import { type BillStatus, billsThatAre, type FiscalDocumentFacts, type FiscalEnvironment, type Treatment } from '@app/domain'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { OwnerId } from '../../records/reach.ts'
import { billLinesTable, billOrdersTable } from '../bills/bill-lines.table.ts'
import { billsTable } from '../bills/bills.table.ts'
import { creditNoteLinesTable, creditNotesTable } from '../bills/credit-notes/credit-notes.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { fiscalStep } from '../outbox/messages.ts'
import { sayLater } from '../outbox/say.ts'
import { fiscalFormerNumbersTable } from './fiscal-attempts.table.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from './fiscal-documents.table.ts'

/** Documents of bills of which every package is this associate's. */
export const billsOfAssociateAlone = (userId: OwnerId): SQL => {
  const ofBill = sql`select from ${billOrdersTable} join ${ordersTable} on ${ordersTable.id} = ${billOrdersTable.orderId}
    where ${billOrdersTable.billId} = ${documents.billId}`
  return sql`(exists (${ofBill}) and not exists (${ofBill} and ${ordersTable.associateId} is distinct from ${userId}))`
}

/** By factura: whether a living nota de crédito changes it. */
export async function creditedFacturas(
  db: Db,
  rows: readonly { id: string }[],
): Promise<Map<string, Partial<FiscalDocumentFacts>>> {
  const ids = rows.map(({ id }) => id)
  const credited = await db
    .selectDistinct({ id: documents.facturaId })
    .from(documents)
    .where(and(inArray(documents.facturaId, ids), IS_LIVING))
  const found = new Set(credited.map(({ id }) => id))
  return new Map(ids.map((id) => [id, { credited: found.has(id) }]))
}

const IS_LIVING = sql`${documents.status} not in ('dropped', 'annulled')`

/** The factura of each bill that neither was dropped nor annulled. */
export const livingFacturasOf = (billIds: readonly string[]): SQL | undefined =>
  and(inArray(documents.billId, [...billIds]), eq(documents.kind, 'factura'), IS_LIVING)

/** Of those, the ones without a number yet. */
export const facturasThatWait = (billIds: readonly string[]): SQL | undefined =>
  and(livingFacturasOf(billIds), eq(documents.status, 'waiting'))

/** Those of these bills that have such a factura. */
export async function billsWithFactura(db: Db, billIds: readonly string[]): Promise<Set<string>> {
  if (billIds.length === 0) return new Set()
  const rows = await db.select({ billId: documents.billId }).from(documents).where(livingFacturasOf(billIds))
  return new Set(rows.flatMap(({ billId }) => billId ?? []))
}

export async function readFiscalDocument(db: Db, id: string): Promise<FiscalDocumentRow | null> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  return row ?? null
}

/** Since when the oldest waits, and how many do: owed, and neither authorised nor in a person's hands. */
export async function countOnTheWay(db: Db, environment: FiscalEnvironment): Promise<number> {
  return db.$count(
    documents,
    and(eq(documents.environment, environment), sql`${documents.status} in ('waiting', 'signed', 'received')`),
  )
}

/** Numbers without a document that the SRI has: of documents that were dropped, and numbers that another system had used. */
export async function unusedNumbers(db: Db): Promise<UnusedNumber[]> {
  const dropped = await db
    .select({ ...SERIES, documentId: documents.id, because: documents.dropReason })
    .from(documents)
    .where(and(eq(documents.status, 'dropped'), sql`${documents.sequential} is not null`))
    .orderBy(asc(documents.sequential))
  const former = fiscalFormerNumbersTable
  const elsewhere = await db
    .select({
      environment: former.environment,
      kind: former.kind,
      establishment: former.establishment,
      emissionPoint: former.emissionPoint,
      sequential: former.sequential,
      documentId: former.documentId,
    })
    .from(former)
    .orderBy(asc(former.sequential))
  return [...dropped, ...elsewhere.map((number) => ({ ...number, because: null }))]
}

const SERIES = {
  environment: documents.environment,
  kind: documents.kind,
  establishment: documents.establishment,
  emissionPoint: documents.emissionPoint,
  sequential: documents.sequential,
}
type Series = Pick<FiscalDocumentRow, 'environment' | 'kind' | 'establishment' | 'emissionPoint' | 'sequential'>

/** `because`: why its document was dropped; null where another system had used the number. */
export type UnusedNumber = Series & { documentId: string; because: string | null }

type Step = { document: Pick<FiscalDocumentRow, 'id' | 'step'>; waitInSeconds: number }

/** Writes the messages of documents' next steps; within the transaction that led to them. */
export const sayNextSteps = (db: Db, steps: readonly Step[]): Promise<void> =>
  sayLater(
    db,
    fiscalStep,
    steps.map(({ document: { id, step }, waitInSeconds }) => ({
      payload: { documentId: id, step },
      waiting: { topic: `fiscal/${id}`, availableAt: new Date(now().getTime() + waitInSeconds * 1_000) },
    })),
  )

export type BillToInvoice = Pick<
  FiscalDocumentRow,
  | 'zeroBaseInCents'
  | 'generalBaseInCents'
  | 'notSubjectBaseInCents'
  | 'exemptBaseInCents'
  | 'thirdPartyInCents'
  | 'ivaInCents'
  | 'totalInCents'
> & {
  billId: string
  clientId: string
}

/** What bills charge under each treatment. */
export async function billsToInvoice(db: Db, billIds: readonly string[]): Promise<BillToInvoice[]> {
  const of = (treatment: Treatment) =>
    sql<number>`coalesce(sum(${billLinesTable.amountInCents}) filter (where ${billLinesTable.treatment} = ${treatment}), 0)::int`
  return db
    .select({
      billId: billsTable.id,
      clientId: billsTable.clientId,
      zeroBaseInCents: of('zero'),
      generalBaseInCents: of('general'),
      notSubjectBaseInCents: of('notSubject'),
      exemptBaseInCents: of('exempt'),
      thirdPartyInCents: of('thirdParty'),
      ivaInCents: billsTable.taxInCents,
      totalInCents: billsTable.totalInCents,
    })
    .from(billsTable)
    .innerJoin(billLinesTable, eq(billLinesTable.billId, billsTable.id))
    .where(inArray(billsTable.id, [...billIds]))
    .groupBy(billsTable.id)
    .orderBy(asc(billsTable.id))
}

/** By bill: what its credit notes in force gave back of the house's own, before IVA. */
export async function ownGivenBack(db: Db, billIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      billId: billLinesTable.billId,
      amountInCents: sql<number>`sum(${creditNoteLinesTable.amountInCents})::int`,
    })
    .from(creditNoteLinesTable)
    .innerJoin(
      creditNotesTable,
      and(eq(creditNotesTable.id, creditNoteLinesTable.creditNoteId), isNull(creditNotesTable.takenBackAt)),
    )
    .innerJoin(billLinesTable, eq(billLinesTable.id, creditNoteLinesTable.billLineId))
    .where(and(inArray(billLinesTable.billId, [...billIds]), ne(billLinesTable.treatment, 'thirdParty')))
    .groupBy(billLinesTable.billId)
  return new Map(rows.map(({ billId, amountInCents }) => [billId, amountInCents]))
}

/** Those of these bills that are paid. */
export async function chargedOf(db: Db, billIds: readonly string[]): Promise<string[]> {
  const isCharged = and(inArray(billsTable.id, [...billIds]), inArray(billsTable.status, billsThatAre('paid')))
  return (await db.select({ id: billsTable.id }).from(billsTable).where(isCharged)).map(({ id }) => id)
}

/** The bill's status, held until the transaction ends; null where there is no such bill. */
export async function holdBillStatus(db: Db, billId: string): Promise<BillStatus | null> {
  const [bill] = await db.select({ status: billsTable.status }).from(billsTable).where(eq(billsTable.id, billId)).for('update')
  return bill?.status ?? null
}
