import type { ParameterEntry } from '@app/contract/parameters.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

/** Every value that the parameters had, as a file. */
export const parametersSheet: ListSheet<ParameterEntry> = {
  name: sheetWord('parameters'),
  columns: [
    { header: sheetWord('parameter'), widthInCharacters: 26, value: ({ key }) => key },
    { header: sheetWord('value'), widthInCharacters: 12, value: ({ value }) => value },
    { header: sheetWord('before'), widthInCharacters: 12, value: ({ previousValue }) => previousValue },
    { header: sheetWord('unit'), widthInCharacters: 10, value: ({ unit }) => unit },
    {
      header: sheetWord('validFrom'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ validFrom }) => cell.moment(validFrom),
    },
    {
      header: sheetWord('recorded'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: sheetWord('who'), widthInCharacters: 28, value: ({ actor }) => actor?.name ?? null },
    { header: sheetWord('reason'), widthInCharacters: 30, value: ({ reason }) => reason },
  ],
}
