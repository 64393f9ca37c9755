import type { StatementLineView } from '@app/contract/fields/statements'
import { cell, type ListSheet } from '../../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../../documents/words.ts'

type State = StatementLineView['state']
const STATES = sheetWords<State>('lineStates')

/** Lines of statements as a file. */
export const statementLinesSheet: ListSheet<StatementLineView> = {
  name: sheetWord('statementLines'),
  columns: [
    { header: sheetWord('day'), widthInCharacters: 12, format: 'day', value: ({ day }) => cell.day(day) },
    { header: sheetWord('account'), widthInCharacters: 28, value: ({ account }) => account.name },
    {
      header: sheetWord('amountInDollars'),
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents),
    },
    { header: sheetWord('reference'), widthInCharacters: 20, value: ({ reference }) => reference },
    { header: sheetWord('text'), widthInCharacters: 50, value: ({ text }) => text },
    { header: sheetWord('status'), widthInCharacters: 16, value: ({ state }, language) => STATES[language][state] },
    { header: sheetWord('payment'), widthInCharacters: 14, value: ({ payment }) => payment?.code ?? null },
    { header: sheetWord('reason'), widthInCharacters: 30, value: ({ asideReason }) => asideReason },
  ],
}
