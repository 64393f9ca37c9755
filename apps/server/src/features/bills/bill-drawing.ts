import type { Bill } from '@app/contract/bills.contract'
import { isCreditedWhole, type Language } from '@app/domain'
import type { Formats } from '../../documents/formats.ts'
import type { Paper } from '../../documents/paper.ts'
import type { Issuer } from '../company/issuer.ts'
import type { FiscalStanding } from '../fiscal-documents/fiscal-standing.repository.ts'
import type { BillWords } from './bill-words.ts'

/** What every part of a bill's document is drawn with. */
export type BillDrawing = {
  paper: Paper
  bill: Bill
  company: Issuer
  /** What is to be said of its factura. */
  standing: FiscalStanding | null
  words: BillWords
  formats: Formats
  language: Language
}

export const statusOnPaper = (bill: Bill): keyof BillWords['status'] =>
  isCreditedWhole(bill) ? 'credited' : bill.isFinished ? 'finished' : bill.status
