import { percentOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import {
  type BillInBooks,
  billsAfter,
  dueByBill,
  dutiesByBill,
  entriesByBill,
  linesByBill,
  servicesByBill,
  taxableLinesByBill,
} from '../ledger/bill-books.repository.ts'
import { pagesOf } from '../ledger/books.repository.ts'
import { creditedByBill } from '../ledger/credit-note-books.repository.ts'
import { type Discrepancy, differences } from '../ledger/discrepancy.ts'

/** Every bill is the sum of its lines, its IVA is that of its taxable lines, the ledger charges it less what notes credit, and what is due of it agrees with its status. */
export async function checkBills(db: Db): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  const pages = pagesOf(
    (id) => billsAfter(db, id),
    ({ id }) => id,
  )
  for await (const page of pages) found.push(...(await checkPage(db, page)))
  return found
}

async function checkPage(db: Db, bills: readonly BillInBooks[]): Promise<Discrepancy[]> {
  const ids = bills.map(({ id }) => id)
  const sums = await sumsOf(db, ids)
  const credited = await creditedByBill(db, ids)
  return bills.flatMap((bill) => {
    const { id, status, subtotalInCents, taxInCents, dutyInCents, totalInCents } = bill
    const sumOf = (name: keyof typeof sums) => sums[name].get(id) ?? 0
    const credit = credited.get(id) ?? { servicesInCents: 0, taxInCents: 0, dutiesInCents: 0 }
    const charged = (amountInCents: number) => (status === 'inactive' ? 0 : amountInCents)
    const due = sumOf('due')
    return differences('bill', id, {
      total: [subtotalInCents + taxInCents + dutyInCents, totalInCents],
      lines: [totalInCents, sumOf('lines')],
      taxable: [sumOf('taxableLines'), bill.taxableInCents],
      tax: [percentOf(sumOf('taxableLines'), bill.ivaInBasisPoints), taxInCents],
      taxLine: [taxInCents, sumOf('taxLines')],
      services: [subtotalInCents, sumOf('services')],
      duties: [dutyInCents, sumOf('duties')],
      charges: [charged(subtotalInCents - credit.servicesInCents), sumOf('charges')],
      taxCharged: [charged(taxInCents - credit.taxInCents), sumOf('taxes')],
      dutyCharged: [charged(dutyInCents - credit.dutiesInCents), sumOf('dutyCharges')],
      // One that waits for payment is due a cent at least; of any other nothing is due, and nothing is applied to a void one.
      due: [status === 'pendingPayment' ? Math.max(1, due) : 0, due],
    })
  })
}

const sumsOf = async (db: Db, ids: readonly string[]) => ({
  lines: await linesByBill(db, ids),
  taxableLines: await taxableLinesByBill(db, ids),
  taxLines: await linesByBill(db, ids, 'iva'),
  services: await servicesByBill(db, ids),
  duties: await dutiesByBill(db, ids),
  charges: await entriesByBill(db, ids, 'charge'),
  taxes: await entriesByBill(db, ids, 'tax'),
  dutyCharges: await entriesByBill(db, ids, 'duty'),
  due: await dueByBill(db, ids),
})
