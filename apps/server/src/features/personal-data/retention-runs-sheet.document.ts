import type { RetentionRun } from '@app/contract/personal-data.contract'
import { RETENTION_KINDS, type RetentionKind } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../documents/words.ts'

const KINDS = Object.keys(RETENTION_KINDS) as RetentionKind[]
const NAMES = sheetWords<RetentionKind>('retentionKinds')

/** What was removed night by night, as a file: a column a kind. */
export const retentionRunsSheet: ListSheet<RetentionRun> = {
  name: sheetWord('retention'),
  columns: [
    { header: sheetWord('day'), widthInCharacters: 12, format: 'day', value: ({ day }) => cell.day(day) },
    { header: sheetWord('started'), widthInCharacters: 17, format: 'moment', value: ({ startedAt }) => cell.moment(startedAt) },
    {
      header: sheetWord('finished'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ finishedAt }) => (finishedAt === null ? null : cell.moment(finishedAt)),
    },
    ...KINDS.map((kind) => ({
      header: { es: NAMES.es[kind], en: NAMES.en[kind] },
      widthInCharacters: 16,
      format: 'count' as const,
      value: ({ removed }: RetentionRun) => removed.find((one) => one.kind === kind)?.count ?? 0,
    })),
  ],
}
