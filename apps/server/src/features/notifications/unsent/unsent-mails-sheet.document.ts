import type { UnsentMail } from '@app/contract/notifications.contract'
import { cell, type ListSheet } from '../../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../../documents/words.ts'

const REASONS = sheetWords<UnsentMail['reason']>('unsentReasons')

/** Mails that reached nobody as a file. */
export const unsentMailsSheet: ListSheet<UnsentMail> = {
  name: sheetWord('unsentMails'),
  columns: [
    { header: sheetWord('date'), widthInCharacters: 17, format: 'moment', value: ({ at }) => cell.moment(at) },
    { header: sheetWord('recipient'), widthInCharacters: 32, value: ({ to }) => to },
    { header: sheetWord('subject'), widthInCharacters: 44, value: ({ subject }) => subject },
    { header: sheetWord('reason'), widthInCharacters: 22, value: ({ reason }, language) => REASONS[language][reason] },
    { header: sheetWord('answer'), widthInCharacters: 44, value: ({ error }) => error },
    { header: sheetWord('nextTry'), widthInCharacters: 17, format: 'moment', value: ({ nextTryAt }) => cell.moment(nextTryAt) },
  ],
}
