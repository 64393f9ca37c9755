import type { CreditNote } from '@app/contract/bills.contract'
import { instantAsAnswered } from '../../../db/text-as-answered.ts'
import type { NoteInView } from './credit-note-view.repository.ts'

/** The note as it is published. */
export const creditNoteView = ({ lines, createdAt, takenBackAt, ...note }: NoteInView): CreditNote => ({
  ...note,
  createdAt: instantAsAnswered(createdAt),
  takenBackAt: takenBackAt && instantAsAnswered(takenBackAt),
  lines: lines.map(({ associateId: _whose, ...line }) => line),
})
