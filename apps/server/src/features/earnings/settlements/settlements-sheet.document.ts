import type { Settlement } from '@app/contract/earnings.contract'
import type { PaymentMethod } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../../documents/words.ts'

const METHODS = sheetWords<PaymentMethod>('paymentMethods')

const amount = (word: string, name: 'earnedInCents' | 'takenBackInCents' | 'totalInCents'): SheetColumn<Settlement> => ({
  header: sheetWord(word),
  widthInCharacters: 14,
  format: 'dollars',
  value: (settlement) => cell.dollars(settlement[name]),
})

/** What associates were paid at once, and gave back, as a file. */
export const settlementsSheet: ListSheet<Settlement> = {
  name: sheetWord('settlements'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('status'),
      widthInCharacters: 14,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: sheetWord('associate'), widthInCharacters: 28, value: ({ associate }) => associate.name },
    { header: sheetWord('day'), widthInCharacters: 12, format: 'day', value: ({ paidOn }) => cell.day(paidOn) },
    {
      header: sheetWord('method'),
      widthInCharacters: 14,
      value: ({ method }, language) => METHODS[language][method],
    },
    { header: sheetWord('account'), widthInCharacters: 28, value: ({ account }) => account?.name ?? null },
    { header: sheetWord('reference'), widthInCharacters: 24, value: ({ reference }) => reference },
    { header: sheetWord('orders'), widthInCharacters: 10, value: ({ orders }) => orders },
    amount('earningsInDollars', 'earnedInCents'),
    amount('takenOffInDollars', 'takenBackInCents'),
    amount('totalInDollars', 'totalInCents'),
    { header: sheetWord('whyItWasTakenBack'), widthInCharacters: 36, value: ({ reason }) => reason },
  ],
}
