import type { Purchase } from '@app/contract/purchases.contract'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

const WORDS = 40

const status: SheetColumn<Purchase> = {
  header: sheetWord('status'),
  widthInCharacters: 20,
  value: ({ status: shown }, language) => cell.status(shown, language),
}
/** The word of a reviewed package would be wrong once that package is on its way. */
const ownStatus: SheetColumn<Purchase> = {
  ...status,
  value: ({ status: shown }, language) => cell.ownStatus(shown === 'reviewed' ? 'approved' : shown, language),
}
/** Whose it is: a client's own file says nothing of it. */
const WHOSE = {
  casillero: { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
  client: { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
  associate: { header: sheetWord('associate'), widthInCharacters: 26, value: ({ associate }) => associate?.name ?? null },
} satisfies Record<string, SheetColumn<Purchase>>

const COLUMNS: readonly SheetColumn<Purchase>[] = [
  { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
  {
    header: sheetWord('date'),
    widthInCharacters: 17,
    format: 'moment',
    value: ({ createdAt }) => cell.moment(createdAt),
  },
  status,
  WHOSE.casillero,
  WHOSE.client,
  WHOSE.associate,
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
]

const ofHouse: readonly SheetColumn<Purchase>[] = Object.values(WHOSE)

/** A list of assisted purchases as a file. */
export const purchasesSheet: ListSheet<Purchase> = {
  name: sheetWord('assistedPurchases'),
  columns: COLUMNS,
  ofClients: COLUMNS.filter((column) => !ofHouse.includes(column)).map((column) => (column === status ? ownStatus : column)),
}

function dollars(word: string, cents: (purchase: Purchase) => number): ListSheet<Purchase>['columns'][number] {
  return { header: sheetWord(word), widthInCharacters: 16, format: 'dollars', value: (purchase) => cell.dollars(cents(purchase)) }
}
