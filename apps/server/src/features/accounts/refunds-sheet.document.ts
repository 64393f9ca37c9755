import type { Refund } from '@app/contract/accounts.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

/** A list of refunds as a file. */
export const refundsSheet: ListSheet<Refund> = {
  name: sheetWord('refunds'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('status'),
      widthInCharacters: 20,
      value: ({ status }, language) => cell.status(status, language),
    },
    {
      header: sheetWord('askedFor'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    {
      header: sheetWord('amountInDollars'),
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    { header: sheetWord('paidOn'), widthInCharacters: 12, format: 'day', value: ({ paidOn }) => cell.day(paidOn) },
    { header: sheetWord('from'), widthInCharacters: 24, value: ({ account }) => account?.name ?? null },
    { header: sheetWord('reference'), widthInCharacters: 20, value: ({ reference }) => reference },
    { header: sheetWord('reason'), widthInCharacters: 30, value: ({ reason }) => reason },
  ],
}
