import type { QuotaReport } from '@app/contract/reports/reports.contract'
import { dollarsFromCents } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

export const quotaSheet: ListSheet<QuotaReport['consignees'][number]> = {
  name: sheetWord('quotaReport'),
  columns: [
    { header: sheetWord('identification'), widthInCharacters: 16, value: ({ identification }) => identification },
    { header: sheetWord('consignee'), widthInCharacters: 30, value: ({ name }) => name },
    {
      header: sheetWord('consigneesYearInDollars'),
      widthInCharacters: 24,
      format: 'dollars',
      value: ({ usedInCents }) => cell.dollars(usedInCents),
    },
    {
      header: sheetWord('leftOfYearInDollars'),
      widthInCharacters: 24,
      format: 'dollars',
      value: ({ leftInCents }) => cell.dollars(leftInCents),
    },
  ],
  filter: {
    name: sheetWord('filter'),
    of: ({ year, limitInCents, closeFromInCents }, language) => [
      [sheetWord('fiscalYear')[language], String(year)],
      [sheetWord('limitInDollars')[language], String(dollarsFromCents(Number(limitInCents)))],
      [sheetWord('closeFromInDollars')[language], String(dollarsFromCents(Number(closeFromInCents)))],
    ],
  },
}
