import { percentOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { BillRow } from '../bills/bills.table.ts'
import {
  billsAfter,
  chargesByBill,
  ledgerPaymentsByBill,
  linesByBill,
  PAGE_OF_BOOKS,
  paymentsByBill,
  taxableLinesByBill,
} from './books.repository.ts'
import { type Discrepancy, differences } from './discrepancy.ts'

/** Every bill is the sum of its lines, its IVA is that of its taxable lines, and the ledger and the payments say the same. */
export async function checkBills(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  for (let page = await billsAfter(db, undefined); page.length > 0; page = await nextPage(db, page)) {
    found.push(...(await checkPage(db, page)))
  }
  return found
}

const nextPage = async (db: Db, page: readonly BillRow[]): Promise<BillRow[]> =>
  page.length < PAGE_OF_BOOKS ? [] : billsAfter(db, page.at(-1)?.id)

async function checkPage(db: Db, bills: readonly BillRow[]): Promise<Discrepancy[]> {
  const ids = bills.map(({ id }) => id)
  const lines = await linesByBill(db, ids)
  const taxableLines = await taxableLinesByBill(db, ids)
  const charges = await chargesByBill(db, ids)
  const ledgerPayments = await ledgerPaymentsByBill(db, ids)
  const payments = await paymentsByBill(db, ids)
  return bills.flatMap((bill) => {
    const { id, status, totalInCents, subtotalInCents, taxInCents, dutyInCents, paidUpFrontInCents } = bill
    const taxable = taxableLines.get(id) ?? 0
    const isPaid = status === 'charged' || status === 'delivered'
    const paid = isPaid ? totalInCents : 0
    return differences('bill', id, {
      total: [subtotalInCents + taxInCents + dutyInCents - paidUpFrontInCents, totalInCents],
      lines: [totalInCents, lines.get(id) ?? 0],
      taxable: [taxable, bill.taxableInCents],
      tax: [percentOf(taxable, bill.ivaInBasisPoints), taxInCents],
      charges: [status === 'inactive' ? 0 : totalInCents, charges.get(id) ?? 0],
      payments: [paid, payments.get(id) ?? 0],
      ledgerPayments: [0 - paid, ledgerPayments.get(id) ?? 0],
    })
  })
}
