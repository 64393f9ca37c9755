import type { Statement } from '@app/contract/fields/statements'
import { cell, type ListSheet, type SheetColumn } from '../../../documents/list-sheet.ts'
import { sheetWord } from '../../../documents/words.ts'

const count = (header: SheetColumn<Statement>['header'], of: (statement: Statement) => number): SheetColumn<Statement> => ({
  ...{ header, widthInCharacters: 12 },
  value: (statement) => of(statement),
})

/** A list of bank files as a file. */
export const statementsSheet: ListSheet<Statement> = {
  name: sheetWord('statements'),
  columns: [
    { header: sheetWord('date'), widthInCharacters: 17, format: 'moment', value: ({ createdAt }) => cell.moment(createdAt) },
    { header: sheetWord('account'), widthInCharacters: 28, value: ({ account }) => account.name },
    { header: sheetWord('file'), widthInCharacters: 30, value: ({ fileName }) => fileName },
    { header: sheetWord('firstDay'), widthInCharacters: 12, format: 'day', value: ({ firstDay }) => cell.day(firstDay) },
    { header: sheetWord('lastDay'), widthInCharacters: 12, format: 'day', value: ({ lastDay }) => cell.day(lastDay) },
    count(sheetWord('lines'), ({ lineCount }) => lineCount),
    count(sheetWord('newLines'), ({ addedCount }) => addedCount),
    count(sheetWord('bookedLines'), ({ bookedCount }) => bookedCount),
    count(sheetWord('linesAside'), ({ asideCount }) => asideCount),
    count(sheetWord('linesLeft'), ({ leftCount }) => leftCount),
    { header: sheetWord('recordedBy'), widthInCharacters: 26, value: ({ actor }) => actor?.name ?? null },
  ],
}
