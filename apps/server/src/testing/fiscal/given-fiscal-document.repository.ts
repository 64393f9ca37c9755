// Documents of the SRI as its queue leaves them, without the queue.
import type { Bill } from '@app/contract/bills.contract'
import { type FiscalNumbering, facturaOf, fiscalTextAt, startedAt } from '@app/domain'
import { EXAMPLE_FACTURA } from '@app/domain/testing/fiscal-vectors.ts'
import { now } from '../../clock.ts'
import { type FiscalDocumentRow, fiscalDocumentsTable } from '../../features/fiscal-documents/fiscal-documents.table.ts'
import { fiscalXmlOf } from '../../features/fiscal-documents/fiscal-xml.ts'
import { currentServer } from '../server.ts'
import { authorisationOf } from './authorisation.ts'

type Given = typeof fiscalDocumentsTable.$inferInsert
type BillOf = Pick<Bill, 'id' | 'client' | 'totalInCents' | 'taxInCents'>

/** Above those that a queue takes in the same test. */
let sequential = 500_000

/** Owed, and without a number. */
export async function givenWaitingFactura(bill: BillOf, changed: Partial<Given> = {}): Promise<FiscalDocumentRow> {
  const { db } = await currentServer()
  const [row] = await db
    .insert(fiscalDocumentsTable)
    .values({
      ...{ kind: 'factura', status: 'waiting', statusSince: now(), environment: 'production' },
      ...{ billId: bill.id, clientId: bill.client.id },
      ...{ zeroBaseInCents: 0, generalBaseInCents: bill.totalInCents - bill.taxInCents, notSubjectBaseInCents: 0 },
      ...{ exemptBaseInCents: 0, ivaInCents: bill.taxInCents, thirdPartyInCents: 0, totalInCents: bill.totalInCents },
      ...{ progress: startedAt(now(), 'send'), waitsSince: now() },
      ...changed,
    })
    .returning()
  if (!row) throw new Error('no document was made')
  return row
}

/** Signed, and given back by the SRI; its XML is the shared example's with a number of its own. */
export function givenReturnedFactura(bill: BillOf, changed: Partial<Given> = {}): Promise<FiscalDocumentRow> {
  return givenWaitingFactura(bill, { ...numbered().columns, status: 'returned', ...changed })
}

/** Authorised a moment ago. */
export function givenFactura(bill: BillOf, changed: Partial<Given> = {}): Promise<FiscalDocumentRow> {
  const { columns } = numbered()
  const authorisationXml = authorisationOf(columns.signedXml, columns.accessKey)
  const authorised = { status: 'authorised', authorisedAt: new Date('2026-11-23T15:42:09Z'), authorisationXml } as const
  return givenWaitingFactura(bill, { ...columns, ...authorised, ...changed })
}

function numbered() {
  sequential += 1
  const numbering: FiscalNumbering = { ...EXAMPLE_FACTURA.numbering, environment: 'production', sequential }
  const document = facturaOf({ ...EXAMPLE_FACTURA, numbering })
  const { establishment, emissionPoint, numericCode, issuedOn } = numbering
  const accessKey = fiscalTextAt(document, 'infoTributaria', 'claveAcceso')
  return {
    columns: { establishment, emissionPoint, sequential, numericCode, issuedOn, accessKey, signedXml: fiscalXmlOf(document) },
  }
}
