// What a statement says on paper and in its file, in the reader's language.

import type { AccountRow } from '@app/contract/fields/statement'
import { type Language, titlesInWords } from '@app/domain'
import { PAPER_WORDS } from '../../documents/words.ts'

export type StatementWords = {
  title: string
  file: string
  client: string
  days: (from: string, to: string) => string
  allDays: (today: string) => string
  headings: { day: string; what: string; document: string; amount: string; balance: string }
  kinds: Record<AccountRow['kind'], string>
  opening: string
  closing: string
  nothing: string
  inFavour: (amount: string) => string
  figures: { toPay: string; credit: string; held: string }
  page: string
}

const es: StatementWords = {
  title: 'Estado de cuenta',
  file: 'estado-de-cuenta',
  client: 'Cliente',
  days: (from, to) => `Del ${from} al ${to}`,
  allDays: (today) => `Hasta el ${today}`,
  headings: { day: 'Fecha', what: 'Concepto', document: 'Documento', amount: 'Valor', balance: 'Saldo' },
  kinds: {
    bill: PAPER_WORDS.es.bill,
    billVoided: 'Nota de cobro anulada',
    payment: 'Pago',
    paymentUndone: 'Pago anulado',
    creditNote: PAPER_WORDS.es.creditNote,
    creditNoteTakenBack: 'Nota de abono anulada',
    refund: 'Devolución',
    refundReturned: 'Devolución que regresó',
    compensation: 'Indemnización',
    compensationTakenBack: 'Indemnización anulada',
    writeOff: 'Incobrable',
    opening: 'Saldo inicial',
    openingTakenBack: 'Saldo inicial corregido',
  },
  opening: 'Saldo anterior',
  closing: 'Saldo final',
  nothing: 'No hay movimientos en estas fechas.',
  inFavour: (amount) => `${amount} a favor`,
  figures: { toPay: 'Por pagar', credit: 'A favor', held: 'Reservado para compras' },
  page: 'Página',
}

const en: StatementWords = {
  title: 'Statement',
  file: 'statement',
  client: 'Client',
  days: (from, to) => `${from} to ${to}`,
  allDays: (today) => `Until ${today}`,
  headings: { day: 'Date', what: 'What', document: 'Document', amount: 'Amount', balance: 'Balance' },
  kinds: {
    bill: PAPER_WORDS.en.bill,
    billVoided: 'Bill of sale voided',
    payment: 'Payment',
    paymentUndone: 'Payment taken back',
    creditNote: PAPER_WORDS.en.creditNote,
    creditNoteTakenBack: 'Credit memo taken back',
    refund: 'Refund',
    refundReturned: 'Refund that came back',
    compensation: 'Compensation',
    compensationTakenBack: 'Compensation taken back',
    writeOff: 'Written off',
    opening: 'Initial balance',
    openingTakenBack: 'Initial balance corrected',
  },
  opening: 'Balance before',
  closing: 'Closing balance',
  nothing: 'Nothing happened on these days.',
  inFavour: (amount) => `${amount} in favour`,
  figures: { toPay: 'To pay', credit: 'In favour', held: 'Held for purchases' },
  page: 'Page',
}

export const STATEMENT_WORDS: Record<Language, StatementWords> = { es, en }

/** What a row is: its kind, and what its client calls what it is about. */
export const whatOf = ({ kind, things }: Pick<AccountRow, 'kind' | 'things'>, language: Language): string =>
  [STATEMENT_WORDS[language].kinds[kind], things ? titlesInWords(things, language) : ''].filter(Boolean).join(': ')
