// What a credit note says, in the reader's language.
import type { Language } from '@app/domain'
import { PAPER_WORDS } from '../../../documents/words.ts'
import { INTERNAL_DOCUMENT } from '../bill-words.ts'

export type CreditNoteWords = {
  title: string
  of: (bill: string) => string
  issued: (day: string) => string
  reason: (reason: string) => string
  total: string
  note: string
  takenBack: string
  takenBackReason: (reason: string) => string
  noFiscalDocument: string
}

const es: CreditNoteWords = {
  title: PAPER_WORDS.es.creditNote,
  of: (bill) => `Sobre ${bill}`,
  issued: (day) => `Emitida el ${day}`,
  reason: (reason) => `Motivo: ${reason}`,
  total: 'Total abonado',
  note: 'Lo que ya estaba pagado queda a favor del cliente.',
  takenBack: 'ANULADA',
  takenBackReason: (reason) => `Esta nota de abono se anuló. Motivo: ${reason}`,
  noFiscalDocument: INTERNAL_DOCUMENT.es,
}

const en: CreditNoteWords = {
  title: PAPER_WORDS.en.creditNote,
  of: (bill) => `Of ${bill}`,
  issued: (day) => `Issued on ${day}`,
  reason: (reason) => `Reason: ${reason}`,
  total: 'Total credited',
  note: "What was paid already is in the client's favour.",
  takenBack: 'TAKEN BACK',
  takenBackReason: (reason) => `This credit memo was taken back. Reason: ${reason}`,
  noFiscalDocument: INTERNAL_DOCUMENT.en,
}

export const CREDIT_NOTE_WORDS: Record<Language, CreditNoteWords> = { es, en }
