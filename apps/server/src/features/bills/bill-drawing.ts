import type { Bill } from '@app/contract/bills.contract'
import type { Company } from '@app/contract/company.contract'
import { isCreditedWhole } from '@app/domain'
import type { Formats } from '../../documents/formats.ts'
import type { Paper } from '../../documents/paper.ts'
import type { BillWords } from './bill-words.ts'

/** What every part of a bill's document is drawn with. */
export type BillDrawing = { paper: Paper; bill: Bill; company: Company; words: BillWords; formats: Formats }

export const statusOnPaper = (bill: Bill): keyof BillWords['status'] =>
  isCreditedWhole(bill) ? 'credited' : bill.isFinished ? 'finished' : bill.status
