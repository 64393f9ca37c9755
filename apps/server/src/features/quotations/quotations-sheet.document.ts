import type { Quotation } from '@app/contract/quotations.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { QUOTED_WORDS, sheetWord } from '../../documents/words.ts'

/** A list of quotations as a file. */
export const quotationsSheet: ListSheet<Quotation> = {
  name: sheetWord('quotations'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('date'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client?.name ?? null },
    { header: sheetWord('service'), widthInCharacters: 20, value: ({ service }, language) => QUOTED_WORDS[language][service] },
    { header: sheetWord('category'), widthInCharacters: 11, value: ({ category }) => category },
    { header: sheetWord('description'), widthInCharacters: 36, value: ({ description }) => description },
    {
      header: sheetWord('weightInKilograms'),
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: sheetWord('valueInDollars'),
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ productValueInCents }) => cell.dollars(productValueInCents),
    },
    {
      header: sheetWord('totalInDollars'),
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ price }) => cell.dollars(price.totalInCents),
    },
  ],
}
