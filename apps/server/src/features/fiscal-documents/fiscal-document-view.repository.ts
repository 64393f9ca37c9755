// What is read of documents of the SRI to publish them, in one statement: their columns without the bytes, and as JSON what hangs on each.
import type { FiscalDocumentDetail } from '@app/contract/fiscal/fiscal-documents.contract'
import { type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { recordReader } from '../../records/record-reader.ts'
import { billsTable } from '../bills/bills.table.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { fiscalAttemptsTable as attempts } from './fiscal-attempts.table.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'
import { fiscalDocumentsTable as documents } from './fiscal-documents.table.ts'

const note = alias(documents, 'note')

/** 001-002-000000123; nothing before it took a number. */
export const numberOfDocument: SQL<string | null> = sql<
  string | null
>`${documents.establishment} || '-' || ${documents.emissionPoint} || '-' || lpad(${documents.sequential}::text, 9, '0')`

const ofBill = (column: PgColumn) => sql`from ${billsTable} where ${billsTable.id} = ${column}`

const DOCUMENT_VIEW = {
  id: documents.id,
  version: documents.version,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
  kind: documents.kind,
  status: documents.status,
  environment: documents.environment,
  number: numberOfDocument,
  accessKey: documents.accessKey,
  bill: objectAsJson<{ id: string; code: string }>({ id: billsTable.id, code: billsTable.code }, ofBill(documents.billId)),
  client: personNamedBy(documents.clientId),
  buyer: objectAsJson<{ name: string; identification: string; email: string }>(
    {
      name: billsTable.invoiceOwnerName,
      identification: billsTable.invoiceOwnerIdentification,
      email: billsTable.invoiceOwnerEmail,
    },
    ofBill(documents.billId),
  ),
  issuedOn: documents.issuedOn,
  authorisedAt: documents.authorisedAt,
  zeroInCents: documents.zeroBaseInCents,
  generalInCents: documents.generalBaseInCents,
  notSubjectInCents: documents.notSubjectBaseInCents,
  exemptInCents: documents.exemptBaseInCents,
  ivaInCents: documents.ivaInCents,
  thirdPartyInCents: documents.thirdPartyInCents,
  totalInCents: documents.totalInCents,
  owedSince: documents.waitsSince,
  statusSince: documents.statusSince,
  trouble: documents.trouble,
  troubleDetail: documents.troubleDetail,
  messages: documents.messages,
  progress: documents.progress,
  /** A living nota de crédito changes it. */
  credited: sql<boolean>`exists (select from ${documents} as "note" where ${note.facturaId} = ${documents.id} and ${note.status} not in ('dropped', 'annulled'))`,
}

export const fiscalDocumentInView = recordView(documents, documents.id, DOCUMENT_VIEW)
export type FiscalDocumentInView = RowOf<typeof DOCUMENT_VIEW>

type Attempt = FiscalDocumentDetail['attempts'][number]

/** @throws fiscalDocumentNotFound also where it is beyond reach. */
export const readFiscalDocumentInDetail = recordReader(fiscalDocumentKind, () => ({
  ...DOCUMENT_VIEW,
  formerKeys: documents.formerKeys,
  annulmentReason: documents.annulmentReason,
  attempts: listAsJson<Attempt>(
    {
      id: attempts.id,
      at: attempts.at,
      call: attempts.call,
      outcome: attempts.outcome,
      because: attempts.because,
      messages: attempts.messages,
    },
    sql`from ${attempts} where ${attempts.documentId} = ${documents.id}`,
    sql`${attempts.at} desc, ${attempts.id} desc`,
  ),
}))

type Waiting = { notAuthorised: number; returned: number; annulling: number; oldestAt: Date | null; isAny: boolean }

/** What is on its way to the SRI, was given back or is being annulled, counted in one statement. */
export async function countFiscalQueue(db: Db): Promise<Waiting> {
  const isOwed = sql`${documents.status} in ('waiting', 'signed', 'received', 'returned')`
  const [row] = await db
    .select({
      notAuthorised: sql<number>`(count(*) filter (where ${isOwed}))::int`,
      returned: sql<number>`(count(*) filter (where ${documents.status} = 'returned'))::int`,
      annulling: sql<number>`(count(*) filter (where ${documents.status} = 'annulling'))::int`,
      oldestAt: sql<Date | null>`min(${documents.waitsSince}) filter (where ${isOwed})`.mapWith(documents.waitsSince),
      isAny: sql<boolean>`count(*) > 0`,
    })
    .from(documents)
  return row ?? { notAuthorised: 0, returned: 0, annulling: 0, oldestAt: null, isAny: false }
}
