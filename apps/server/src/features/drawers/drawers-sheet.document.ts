import type { DrawerClosing } from '@app/contract/drawers/drawers.contract'
import { type Language, sum } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

type Figure = SheetColumn<DrawerClosing> & { of: (row: DrawerClosing) => number }

const dollars = (word: string, of: (row: DrawerClosing) => number): Figure => ({
  ...{ header: sheetWord(word), of, widthInCharacters: 14, format: 'dollars' },
  value: (row) => cell.dollars(of(row)),
})

const FIGURES: readonly Figure[] = [
  dollars('floatInDollars', ({ floatInCents }) => floatInCents),
  dollars('expectedInDollars', ({ expectedInCents }) => expectedInCents),
  dollars('countedInDollars', ({ countedInCents }) => countedInCents),
  dollars('differenceInDollars', ({ differenceInCents }) => differenceInCents),
  dollars('toBankInDollars', ({ toBankInCents }) => toBankInCents),
  dollars('leftInDollars', ({ leftInCents }) => leftInCents),
]

/** Closings of drawers, with what they come to. */
export const drawerClosingsSheet: ListSheet<DrawerClosing> = {
  name: sheetWord('drawerClosings'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    { header: sheetWord('day'), widthInCharacters: 12, format: 'day', value: ({ businessDay }) => cell.day(businessDay) },
    { header: sheetWord('drawer'), widthInCharacters: 24, value: ({ drawer }) => drawer.name },
    { header: sheetWord('holder'), widthInCharacters: 24, value: ({ holder }) => holder.name },
    ...FIGURES,
    { header: sheetWord('account'), widthInCharacters: 28, value: ({ bankAccount }) => bankAccount?.name ?? null },
    { header: sheetWord('reference'), widthInCharacters: 20, value: ({ bankReference }) => bankReference },
    { header: sheetWord('reason'), widthInCharacters: 36, value: ({ reason }) => reason },
    { header: sheetWord('closedBy'), widthInCharacters: 24, value: ({ closedBy }) => closedBy.name },
  ],
  totals: (rows, language: Language) => [
    ...[null, null, null, sheetWord('total')[language]],
    ...FIGURES.map(({ of }) => cell.dollars(sum(rows.map(of)))),
    ...[null, null, null, null],
  ],
}
