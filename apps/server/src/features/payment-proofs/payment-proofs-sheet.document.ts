import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { paperWord, sheetWord } from '../../documents/words.ts'

/** A list of receipts as a file. */
export const paymentProofsSheet: ListSheet<PaymentProof> = {
  name: paperWord('paymentProofs'),
  columns: [
    {
      header: sheetWord('date'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: sheetWord('status'),
      widthInCharacters: 14,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    {
      header: sheetWord('billOrPurchase'),
      widthInCharacters: 16,
      value: ({ bill, purchase }) => bill?.code ?? purchase?.code ?? null,
    },
    {
      header: sheetWord('transferredInDollars'),
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    { header: sheetWord('reference'), widthInCharacters: 22, value: ({ reference }) => reference },
    { header: sheetWord('note'), widthInCharacters: 30, value: ({ note }) => note || null },
    {
      header: sheetWord('reviewed'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ reviewedAt }) => cell.moment(reviewedAt),
    },
    {
      header: sheetWord('whyItWasRefused'),
      widthInCharacters: 30,
      value: ({ refusalReason }) => refusalReason,
    },
  ],
}
