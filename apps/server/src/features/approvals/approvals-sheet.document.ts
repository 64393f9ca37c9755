import type { Approval } from '@app/contract/fields/approvals'
import type { ApprovalKind } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../documents/words.ts'

const KINDS = sheetWords<ApprovalKind>('approvalKinds')

/** A list of approvals as a file. */
export const approvalsSheet: ListSheet<Approval> = {
  name: sheetWord('approvals'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('status'),
      widthInCharacters: 14,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: sheetWord('what'), widthInCharacters: 22, value: ({ kind }, language) => KINDS[language][kind] },
    { header: sheetWord('of'), widthInCharacters: 14, value: ({ record }) => record.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client?.name ?? null },
    {
      header: sheetWord('amountInDollars'),
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ amountInCents }) => cell.dollars(amountInCents || null),
    },
    { header: sheetWord('reason'), widthInCharacters: 30, value: ({ reason }) => reason },
    { header: sheetWord('askedBy'), widthInCharacters: 24, value: ({ askedBy }) => askedBy.name },
    {
      header: sheetWord('asked'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: sheetWord('answeredBy'),
      widthInCharacters: 24,
      value: ({ answeredBy }) => answeredBy?.name ?? null,
    },
    {
      header: sheetWord('answered'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ answeredAt }) => cell.moment(answeredAt),
    },
    { header: sheetWord('answer'), widthInCharacters: 30, value: ({ answer }) => answer },
  ],
}
