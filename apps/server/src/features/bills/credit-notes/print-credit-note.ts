import type { Download } from '@app/contract'
import { type Actor, DomainError, type Language } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { find } from '../../../records/records.repository.ts'
import { companyOfPaper } from '../../company/company-of-paper.ts'
import { viewBillDetail } from '../bill-detail.view.ts'
import { billKind } from '../bills.kind.ts'
import { creditNoteDocument } from './credit-note.document.ts'
import { billOfNote } from './credit-notes.repository.ts'

/** For whoever reads the note with its bill: an associate, where it gives back packages of theirs alone. */
export async function printCreditNote(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const found = await billOfNote(db, id)
  const [seen] = found ? await find(db, actor, billKind, [found.billId]) : []
  const bill = seen && (await viewBillDetail(db, actor, seen.id))
  const note = bill?.creditNotes.find((one) => one.id === id)
  if (!bill || !note) throw new DomainError('creditNoteNotFound', { ids: [id] })
  return creditNoteDocument({ bill, note }, await companyOfPaper(db, new Date(note.createdAt)), language)
}
