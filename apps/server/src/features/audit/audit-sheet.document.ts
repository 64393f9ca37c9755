import type { AuditEvent } from '@app/contract/fields/audited-event'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../documents/words.ts'

const GROUPS = sheetWords<AuditEvent['group']>('auditGroups')
const KINDS = sheetWords<AuditEvent['record']['kind']>('auditedRecords')

const change = ({ field, from, to }: AuditEvent['changes'][number]): string =>
  from === null ? `${field}: ${to ?? ''}` : `${field}: ${from} → ${to ?? ''}`

/** The audit as a file: fields and actions by the names that the API knows them by. */
export const auditSheet: ListSheet<AuditEvent> = {
  name: sheetWord('audit'),
  columns: [
    { header: sheetWord('moment'), widthInCharacters: 17, format: 'moment', value: ({ at }) => cell.moment(at) },
    { header: sheetWord('who'), widthInCharacters: 28, value: ({ actor }) => actor?.name ?? null },
    { header: sheetWord('what'), widthInCharacters: 20, value: ({ group }, language) => GROUPS[language][group] },
    { header: sheetWord('action'), widthInCharacters: 24, value: ({ action }) => action },
    { header: sheetWord('record'), widthInCharacters: 18, value: ({ record }, language) => KINDS[language][record.kind] },
    { header: sheetWord('code'), widthInCharacters: 24, value: ({ record }) => record.name },
    { header: sheetWord('changes'), widthInCharacters: 60, value: ({ changes }) => changes.map(change).join('; ') },
    { header: sheetWord('note'), widthInCharacters: 40, value: ({ note }) => note },
  ],
}
