import type { FiscalElement, FiscalNumbering } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { type FiscalRegistration, facturaOfBill } from '../document-of-bill.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'

/**
 * What a document says, made of what it belongs to.
 * @throws RangeError where it belongs to nothing that a document can be made of: notas de crédito and tests are made by their own calls
 */
export function elementOfDocument(
  db: Db,
  { kind, billId }: Pick<FiscalDocumentRow, 'kind' | 'billId'>,
  registration: FiscalRegistration,
  numbering: FiscalNumbering,
): Promise<FiscalElement> {
  if (kind !== 'factura' || billId === null) throw new RangeError(`a ${kind} of no bill`)
  return facturaOfBill(db, billId, registration, numbering)
}
