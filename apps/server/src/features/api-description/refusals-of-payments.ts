// What the rules of calls about payments refuse. Written by hand.
import type { Problem } from '@app/domain'

const PAYING: readonly Problem[] = [
  'clientNotFound',
  'billNotFound',
  'NOT_FOUND',
  'paymentLooksRepeated',
  'companyAccountNotFound',
  'creditExceeded',
  'amountDiffers',
  'dayInFuture',
  'billChangedMeanwhile',
  'drawerOfEarlierDay',
]
const READING: readonly Problem[] = [
  'companyAccountNotFound',
  'statementNotRead',
  'statementTooLong',
  'fieldRequired',
  'fieldNotValid',
]

export const REFUSALS_OF_PAYMENTS: Record<string, readonly Problem[]> = {
  getFiscalDocument: ['fiscalDocumentNotFound'],
  getFiscalDocumentPdf: ['fiscalDocumentNotFound', 'fiscalActionNotAllowed'],
  getFiscalDocumentXml: ['fiscalDocumentNotFound', 'fiscalActionNotAllowed'],
  mailFiscalDocument: ['fiscalDocumentNotFound', 'fiscalActionNotAllowed'],
  getPayment: ['paymentNotFound'],
  createPayment: PAYING,
  undoPayment: [
    ...(['paymentNotFound', 'paymentActionNotAllowed', 'billNotFound', 'billChangedMeanwhile'] as const),
    'drawerOfEarlierDay',
  ],
  previewStatement: READING,
  importStatement: [...READING, 'statementColumnsMissing', 'statementEmpty'],
  bookStatementLine: [...PAYING, 'statementLineNotFound', 'statementLineBooked', 'statementLineNotBookable', 'accountClosed'],
  listUnidentified: ['companyAccountNotFound'],
  putLineAside: ['statementLineNotFound', 'statementLineBooked', 'statementLineNotBookable'],
  takeLineBack: ['statementLineNotFound'],
}
