import type { FiscalElement, FiscalNumbering } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { type FacturaNumber, type FiscalRegistration, facturaOfBill, notaCreditoOfCreditNote } from '../document-of-bill.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'
import { facturaChangedBy } from '../notas-de-credito/notas-de-credito.repository.ts'
import { facturaOfTest, notaCreditoOfTest } from '../trials/document-of-test.ts'

type Document = Pick<
  FiscalDocumentRow,
  'kind' | 'environment' | 'billId' | 'creditNoteId' | 'facturaId' | 'zeroBaseInCents' | 'generalBaseInCents' | 'ivaInCents'
>

/**
 * What a document says, made of what it belongs to.
 * @throws RangeError where it belongs to nothing that a document can be made of
 */
export async function elementOfDocument(
  db: Db,
  document: Document,
  registration: FiscalRegistration,
  numbering: FiscalNumbering,
): Promise<FiscalElement> {
  const { kind, environment, billId, creditNoteId, facturaId } = document
  const isTest = environment === 'test' && billId === null
  if (kind === 'factura' && isTest) return facturaOfTest(db, document, registration, numbering)
  if (kind === 'factura' && billId !== null) return facturaOfBill(db, billId, registration, numbering)
  const factura = await numberOfFactura(db, facturaId)
  if (factura && isTest) return notaCreditoOfTest(db, document, factura, registration, numbering)
  if (factura === null || billId === null || creditNoteId === null) throw new RangeError(`a ${kind} of nothing`)
  return notaCreditoOfCreditNote(db, { billId, creditNoteId }, factura, registration, numbering)
}

async function numberOfFactura(db: Db, facturaId: string | null): Promise<FacturaNumber | null> {
  const factura = await facturaChangedBy(db, facturaId)
  if (factura === null) return null
  const { establishment, emissionPoint, sequential, issuedOn } = factura
  const isNumbered = establishment !== null && emissionPoint !== null && sequential !== null && issuedOn !== null
  return isNumbered ? { establishment, emissionPoint, sequential, issuedOn } : null
}
