import type { Incident } from '@app/contract/incidents.contract'
import type { IncidentKind, IncidentOutcome, Language } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { OUTCOME_WORDS, sheetWord, sheetWords } from '../../documents/words.ts'

const KINDS = sheetWords<IncidentKind>('incidentKinds')
const SOLVED = sheetWord('solved')

const endingOf = (outcome: IncidentOutcome, language: Language): string =>
  outcome === 'solved' ? SOLVED[language] : OUTCOME_WORDS[language][outcome]

/** A list of incidents as a file. */
export const incidentsSheet: ListSheet<Incident> = {
  name: sheetWord('incidents'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    { header: sheetWord('order'), widthInCharacters: 14, value: ({ order }) => order.code },
    { header: sheetWord('client'), widthInCharacters: 28, value: ({ order }) => order.client?.name ?? null },
    { header: sheetWord('incident'), widthInCharacters: 12, value: ({ kind }, language) => KINDS[language][kind] },
    {
      header: sheetWord('status'),
      widthInCharacters: 16,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: sheetWord('whatHappened'), widthInCharacters: 40, value: ({ description }) => description },
    {
      header: sheetWord('opened'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    {
      header: sheetWord('outcome'),
      widthInCharacters: 12,
      value: ({ outcome }, language) => outcome && endingOf(outcome, language),
    },
    { header: sheetWord('resolution'), widthInCharacters: 40, value: ({ resolution }) => resolution },
    {
      header: sheetWord('resolved'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ resolvedAt }) => cell.moment(resolvedAt),
    },
  ],
}
