// What a test says: the house bills itself, so that nobody else is named (fiscal, section 8).
import { type BillLine, type FiscalElement, type FiscalNumbering, facturaOf, notaCreditoOf } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import * as company from '../../company/company.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import type { FacturaNumber, FiscalRegistration } from '../document-of-bill.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'

type Test = Pick<FiscalDocumentRow, 'zeroBaseInCents' | 'generalBaseInCents' | 'ivaInCents'>
const PACKAGE = { orderId: 'prueba', code: 'PRUEBA', weightInGrams: 1_000 }

export async function facturaOfTest(db: Db, test: Test, registration: FiscalRegistration, numbering: FiscalNumbering) {
  const { creditDays } = registration
  const shared = await sharedOf(db, test, registration, numbering)
  return facturaOf({ ...shared, moneyOnBill: [], creditDays, childGuides: [], phone: null })
}

export async function notaCreditoOfTest(
  db: Db,
  test: Test,
  factura: FacturaNumber,
  registration: FiscalRegistration,
  numbering: FiscalNumbering,
): Promise<FiscalElement> {
  const left = { baseInCents: test.generalBaseInCents, ivaInCents: test.ivaInCents }
  const shared = await sharedOf(db, test, registration, numbering)
  return notaCreditoOf({ ...shared, factura, left, creditNoteCode: null, reason: 'Prueba' })
}

async function sharedOf(
  db: Db,
  { zeroBaseInCents, generalBaseInCents }: Test,
  { creditDays: _term, addedCodes, ...registration }: FiscalRegistration,
  numbering: FiscalNumbering,
) {
  const { legalName, tradeName, ruc } = await company.get(db)
  const { ivaInBasisPoints } = await readParameters(db)
  const lines: BillLine[] = [
    { orderId: PACKAGE.orderId, name: 'freight', treatment: 'zero', amountInCents: zeroBaseInCents },
    { orderId: PACKAGE.orderId, name: 'valuePercentage', treatment: 'general', amountInCents: generalBaseInCents },
  ]
  return {
    issuer: { ...registration, legalName, tradeName, ruc },
    numbering,
    buyer: { identificationType: 'ruc' as const, identification: ruc, name: legalName, address: null },
    billCode: 'PRUEBA',
    packages: [PACKAGE],
    iva: { ivaInBasisPoints, addedCodes },
    lines,
    email: null,
  }
}
