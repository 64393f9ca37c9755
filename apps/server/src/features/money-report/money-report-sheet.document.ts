import type { MoneyReport } from '@app/contract/dashboard.contract'
import type { Language } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

type Row = MoneyReport['days'][number]

const dollars = (header: Record<Language, string>, value: (row: Row) => number): SheetColumn<Row> => ({
  ...{ header, widthInCharacters: 16, format: 'dollars' },
  value: (row) => cell.dollars(value(row)),
})

/** Each account and day as a row. */
export const moneyReportSheet: ListSheet<Row> = {
  name: sheetWord('cashAndBanks'),
  columns: [
    { header: sheetWord('day'), widthInCharacters: 12, format: 'day', value: ({ day }) => cell.day(day) },
    { header: sheetWord('account'), widthInCharacters: 30, value: ({ account }) => account?.name ?? null },
    dollars(sheetWord('paymentsInDollars'), ({ paymentsInCents }) => paymentsInCents),
    dollars(sheetWord('refundsInDollars'), ({ refundsInCents }) => refundsInCents),
    dollars(sheetWord('settlementsInDollars'), ({ settlementsInCents }) => settlementsInCents),
    dollars(sheetWord('movedInDollars'), ({ movedInCents }) => movedInCents),
    dollars(sheetWord('netInDollars'), ({ netInCents }) => netInCents),
  ],
}
