import { percentOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { BillRow } from '../bills/bills.table.ts'
import {
  billsAfter,
  dutiesByBill,
  entriesByBill,
  linesByBill,
  paymentsByBill,
  servicesByBill,
  taxableLinesByBill,
} from './bill-books.repository.ts'
import { pagesOf } from './books.repository.ts'
import { type Discrepancy, differences } from './discrepancy.ts'

/** Every bill is the sum of its lines, its IVA is that of its taxable lines, and the ledger and the payments say the same. */
export async function checkBills(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (id) => billsAfter(db, id),
    ({ id }) => id,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

async function checkPage(db: Db, bills: readonly BillRow[]): Promise<Discrepancy[]> {
  const sums = await sumsOf(
    db,
    bills.map(({ id }) => id),
  )
  return bills.flatMap((bill) => {
    const { id, subtotalInCents, taxInCents, dutyInCents, paidUpFrontInCents, totalInCents } = bill
    const sumOf = (name: keyof typeof sums) => sums[name].get(id) ?? 0
    const charged = (amountInCents: number) => (bill.status === 'inactive' ? 0 : amountInCents)
    const isPaid = bill.status === 'charged' || bill.status === 'delivered'
    // Nobody is paid for a bill that leaves the client something.
    const paid = isPaid ? Math.max(0, totalInCents) : 0
    return differences('bill', id, {
      total: [subtotalInCents + taxInCents + dutyInCents - paidUpFrontInCents, totalInCents],
      lines: [totalInCents, sumOf('lines')],
      taxable: [sumOf('taxableLines'), bill.taxableInCents],
      tax: [percentOf(sumOf('taxableLines'), bill.ivaInBasisPoints), taxInCents],
      taxLine: [taxInCents, sumOf('taxLines')],
      services: [subtotalInCents, sumOf('services')],
      duties: [dutyInCents, sumOf('duties')],
      paidUpFront: [0 - sumOf('upFrontLines'), paidUpFrontInCents],
      charges: [charged(subtotalInCents), sumOf('charges')],
      taxCharged: [charged(taxInCents), sumOf('taxes')],
      dutyCharged: [charged(dutyInCents), sumOf('dutyCharges')],
      payments: [paid, sumOf('payments')],
      ledgerPayments: [0 - paid, sumOf('ledgerPayments')],
    })
  })
}

const sumsOf = async (db: Db, ids: readonly string[]) => ({
  lines: await linesByBill(db, ids),
  taxableLines: await taxableLinesByBill(db, ids),
  taxLines: await linesByBill(db, ids, 'iva'),
  upFrontLines: await linesByBill(db, ids, 'paidUpFront'),
  services: await servicesByBill(db, ids),
  duties: await dutiesByBill(db, ids),
  charges: await entriesByBill(db, ids, 'charge'),
  taxes: await entriesByBill(db, ids, 'tax'),
  dutyCharges: await entriesByBill(db, ids, 'duty'),
  payments: await paymentsByBill(db, ids),
  ledgerPayments: await entriesByBill(db, ids, 'payment'),
})
