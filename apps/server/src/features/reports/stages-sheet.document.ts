import type { ReportStage, StagesReport } from '@app/contract/reports/reports.contract'
import type { ListSheet, SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords, type Translated } from '../../documents/words.ts'
import { periodInWords } from './report-sheet.document.ts'

const STAGES = sheetWords<ReportStage | 'promise'>('reportStages')
const BASIS_POINTS_OF_ONE = 100

type Figures = { packages: number; medianDays: number | null; daysOf90Percent: number | null; onTime: number | null }
type Row = { what: ReportStage | 'promise'; now: Figures; before: Figures }

/** A row for each stage; the last one is the promise, which has a share in place of days. */
export const stageRows = ({ stages, promise }: StagesReport): Row[] => [
  ...stages.map(({ stage, now, before }) => ({
    what: stage,
    now: { ...now, onTime: null },
    before: { ...before, onTime: null },
  })),
  { what: 'promise', now: keptIn(promise.now), before: keptIn(promise.before) },
]

const keptIn = ({ packages, onTimeInBasisPoints }: StagesReport['promise']['now']): Figures => ({
  ...{ packages, medianDays: null, daysOf90Percent: null },
  onTime: onTimeInBasisPoints === null ? null : onTimeInBasisPoints / BASIS_POINTS_OF_ONE,
})

const FIGURES = [
  ['packages', 'packages'],
  ['medianDays', 'medianDays'],
  ['daysOf90Percent', 'daysOf90Percent'],
  ['onTime', 'onTimeInPercent'],
] as const

const column = (header: Translated, value: SheetColumn<Row>['value']): SheetColumn<Row> => ({
  ...{ header, widthInCharacters: 18, format: 'count', value },
})
const ofBefore = (word: string): Translated => ({
  es: `${sheetWord(word).es} · ${sheetWord('periodBefore').es}`,
  en: `${sheetWord(word).en} · ${sheetWord('periodBefore').en}`,
})

export const stagesSheet: ListSheet<Row> = {
  name: sheetWord('stagesReport'),
  columns: [
    { header: sheetWord('stage'), widthInCharacters: 36, value: ({ what }, language) => STAGES[language][what] },
    ...FIGURES.map(([name, word]) => column(sheetWord(word), ({ now }) => now[name])),
    ...FIGURES.map(([name, word]) => column(ofBefore(word), ({ before }) => before[name])),
  ],
  filter: { name: sheetWord('filter'), of: periodInWords },
}
