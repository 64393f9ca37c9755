import { type BillLine, type FiscalElement, type FiscalIssuer, type FiscalNumbering, facturaOf, type IvaCodes } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { childGuidesOf } from '../bundles/child-guides.repository.ts'
import { billOnDocument } from '../ledger/bill-on-document.repository.ts'
import { moneyOnBill } from '../ledger/money-on-bill.repository.ts'
import { get as getAccount } from '../users/users.repository.ts'

/** What the SRI knows of the house beside the names that the bill keeps. */
export type FiscalRegistration = Omit<FiscalIssuer, 'legalName' | 'tradeName' | 'ruc'> & {
  creditDays: number
  addedCodes: IvaCodes
}

/**
 * The factura of a bill as the books have it now: its lines, buyer and issuer as they were when it was made, and the money that is on it.
 * @throws DomainError `billNotFound`; RangeError as `facturaOf`
 */
export async function facturaOfBill(
  db: Db,
  billId: string,
  { creditDays, addedCodes, ...registration }: FiscalRegistration,
  numbering: FiscalNumbering,
): Promise<FiscalElement> {
  const { bill, lines, orders } = await billOnDocument(db, billId)
  const orderIds = orders.map(({ orderId }) => orderId)
  const { legalName, tradeName, ruc } = bill.issuer
  return facturaOf({
    issuer: { ...registration, legalName, tradeName, ruc },
    numbering,
    buyer: {
      identificationType: bill.invoiceOwnerIdentificationType,
      identification: bill.invoiceOwnerIdentification,
      name: bill.invoiceOwnerName,
      address: bill.invoiceOwnerAddress,
    },
    billCode: bill.code,
    packages: orders.map((order) => ({ ...order, weightInGrams: weightBilled(lines, order.orderId) })),
    iva: { ivaInBasisPoints: bill.ivaInBasisPoints, addedCodes },
    lines,
    moneyOnBill: await moneyOnBill(db, billId),
    creditDays,
    childGuides: await childGuidesOf(db, orderIds),
    email: bill.invoiceOwnerEmail,
    phone: (await getAccount(db, bill.clientId)).phone,
  })
}

/** What its freight was computed from. */
function weightBilled(lines: readonly BillLine[], orderId: string): number {
  const basis = lines.find((line) => line.orderId === orderId && line.name === 'freight')?.basis
  return basis && 'weightInGrams' in basis ? basis.weightInGrams : 0
}
