import type { Download } from '@app/contract'
import { type Actor, DomainError, type Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { find } from '../../records/records.repository.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { fiscalStandingOf } from '../fiscal-documents/fiscal-standing.repository.ts'
import { billDocument, billsDocument, type PrintedBill } from './bill.document.ts'
import { billInView } from './bill-view.repository.ts'
import { billKind } from './bills.kind.ts'
import type { BillRow } from './bills.table.ts'
import { billView, viewBill } from './bills.view.ts'

/** A bill is printed whole: for an associate who sees only some of its packages there is no document. */
export async function printBill(db: Db, actor: Actor, bill: BillRow, language: Language): Promise<Download> {
  const [whole, seen] = [await viewBill(db, THE_HOUSE, bill), await viewBill(db, actor, bill)]
  if (seen.orders.length < whole.orders.length) throw new DomainError('billNotFound', { ids: [bill.id] })
  return billDocument({ bill: seen, company: bill.issuer, standing: await fiscalStandingOf(db, bill) }, language)
}

/** Several one after the other, as asked for; those out of reach are left out. For administrators, who see all of each. */
export async function printBills(db: Db, actor: Actor, ids: readonly string[], language: Language): Promise<Download> {
  const rows = new Map((await find(db, actor, billKind, ids)).map((bill) => [bill.id, bill]))
  const seen = await billInView.byIds(db, [...rows.keys()])
  const views = new Map(seen.map((bill) => [bill.id, billView(actor, bill)]))
  const printed: PrintedBill[] = []
  for (const id of ids) {
    const [row, bill] = [rows.get(id), views.get(id)]
    if (row && bill) printed.push({ bill, company: row.issuer, standing: await fiscalStandingOf(db, row) })
  }
  return billsDocument(printed, language)
}
