import type { Purchase } from '@app/contract/purchases.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

const WORDS = 40

/** A list of assisted purchases as a file. */
export const purchasesSheet: ListSheet<Purchase> = {
  name: sheetWord('assistedPurchases'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('date'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: sheetWord('status'),
      widthInCharacters: 20,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
    { header: sheetWord('associate'), widthInCharacters: 26, value: ({ associate }) => associate?.name ?? null },
    {
      header: sheetWord('whatIsBought'),
      widthInCharacters: WORDS,
      value: ({ items }) => items.map(({ quantity, description }) => `${quantity} × ${description}`).join(', '),
    },
    dollars('goodsInDollars', ({ assistedPurchasePriceInCents }) => assistedPurchasePriceInCents),
    dollars('declaredValueInDollars', ({ productValueInCents }) => productValueInCents),
    dollars('totalInDollars', ({ price }) => price.totalInCents),
    dollars('paidUpFrontInDollars', ({ paidUpFrontInCents }) => paidUpFrontInCents),
    { header: sheetWord('order'), widthInCharacters: 14, value: ({ order }) => order?.code ?? null },
    { header: sheetWord('comment'), widthInCharacters: WORDS, value: ({ comment }) => comment },
    { header: sheetWord('observation'), widthInCharacters: WORDS, value: ({ observation }) => observation },
    {
      header: sheetWord('whyRemoved'),
      widthInCharacters: WORDS,
      value: ({ removedReason }) => removedReason,
    },
  ],
}

function dollars(word: string, cents: (purchase: Purchase) => number): ListSheet<Purchase>['columns'][number] {
  return { header: sheetWord(word), widthInCharacters: 16, format: 'dollars', value: (purchase) => cell.dollars(cents(purchase)) }
}
