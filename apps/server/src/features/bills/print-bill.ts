import type { Download } from '@app/contract'
import { type Actor, DomainError, type Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { fiscalStandingOf } from '../fiscal-documents/fiscal-standing.repository.ts'
import { billDocument } from './bill.document.ts'
import type { BillRow } from './bills.table.ts'
import { viewBill } from './bills.view.ts'

/** A bill is printed whole: for an associate who sees only some of its packages there is no document. */
export async function printBill(db: Db, actor: Actor, bill: BillRow, language: Language): Promise<Download> {
  const [whole, seen] = [await viewBill(db, THE_HOUSE, bill), await viewBill(db, actor, bill)]
  if (seen.orders.length < whole.orders.length) throw new DomainError('billNotFound', { ids: [bill.id] })
  return billDocument(seen, bill.issuer, language, await fiscalStandingOf(db, bill))
}
