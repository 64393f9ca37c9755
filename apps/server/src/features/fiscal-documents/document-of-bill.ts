import {
  type BillLine,
  type FiscalElement,
  type FiscalIssuer,
  type FiscalNumbering,
  facturaOf,
  type IvaCodes,
  type NotaCreditoToMake,
  notaCreditoOf,
} from '@app/domain'
import type { Db } from '../../db/db.ts'
import { childGuidesOf } from '../bundles/child-guides.repository.ts'
import { type BillOnDocument, billOnDocument } from '../ledger/bill-on-document.repository.ts'
import { moneyOnBill } from '../ledger/money-on-bill.repository.ts'
import { get as getAccount } from '../users/users.repository.ts'
import { creditNoteOnDocument } from './notas-de-credito/notas-de-credito.repository.ts'

/** What the SRI knows of the house beside the names that the bill keeps. */
export type FiscalRegistration = Omit<FiscalIssuer, 'legalName' | 'tradeName' | 'ruc'> & {
  creditDays: number
  addedCodes: IvaCodes
}

export type FacturaNumber = NotaCreditoToMake['factura']

/**
 * The factura of a bill as the books have it now: its lines, buyer and issuer as they were when it was made, and the money that is on it.
 * @throws DomainError `billNotFound`; RangeError as `facturaOf`
 */
export async function facturaOfBill(
  db: Db,
  billId: string,
  registration: FiscalRegistration,
  numbering: FiscalNumbering,
): Promise<FiscalElement> {
  const { bill, lines, orders } = await billOnDocument(db, billId)
  const orderIds = orders.map(({ orderId }) => orderId)
  return facturaOf({
    ...sharedOf({ bill, lines, orders }, registration),
    numbering,
    lines,
    moneyOnBill: await moneyOnBill(db, billId),
    creditDays: registration.creditDays,
    childGuides: await childGuidesOf(db, orderIds),
    phone: (await getAccount(db, bill.clientId)).phone,
  })
}

/**
 * The nota de crédito of a credit note, as it was issued: buyer, issuer and rates are those of its bill.
 * @throws DomainError `billNotFound`, `creditNoteNotFound`; RangeError as `notaCreditoOf`
 */
export async function notaCreditoOfCreditNote(
  db: Db,
  { billId, creditNoteId }: { billId: string; creditNoteId: string },
  factura: FacturaNumber,
  registration: FiscalRegistration,
  numbering: FiscalNumbering,
): Promise<FiscalElement> {
  const { code, reason, lines, left } = await creditNoteOnDocument(db, creditNoteId)
  const shared = sharedOf(await billOnDocument(db, billId), registration)
  return notaCreditoOf({ ...shared, numbering, lines, factura, left, creditNoteCode: code, reason })
}

/** What both papers say of a bill. */
function sharedOf(
  { bill, lines, orders }: BillOnDocument,
  { creditDays: _term, addedCodes, ...registration }: FiscalRegistration,
) {
  const { legalName, tradeName, ruc } = bill.issuer
  return {
    issuer: { ...registration, legalName, tradeName, ruc },
    buyer: {
      identificationType: bill.invoiceOwnerIdentificationType,
      identification: bill.invoiceOwnerIdentification,
      name: bill.invoiceOwnerName,
      address: bill.invoiceOwnerAddress,
    },
    billCode: bill.code,
    packages: orders.map((order) => ({ ...order, weightInGrams: weightBilled(lines, order.orderId) })),
    iva: { ivaInBasisPoints: bill.ivaInBasisPoints, addedCodes },
    email: bill.invoiceOwnerEmail,
  }
}

/** What its freight was computed from. */
function weightBilled(lines: readonly BillLine[], orderId: string): number {
  const basis = lines.find((line) => line.orderId === orderId && line.name === 'freight')?.basis
  return basis && 'weightInGrams' in basis ? basis.weightInGrams : 0
}
