// What the files of all reports have in common: a row for each group, the days and those before them side by side, and what they come to.
import { type Language, sum } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords, type Translated } from '../../documents/words.ts'
import type { Cell } from '../../documents/workbook.ts'
import type { BillingGroup } from '../ledger/reports/billing.repository.ts'
import type { CustomsGroup } from '../ledger/reports/customs.repository.ts'
import type { MarginGroup } from '../ledger/reports/margin.repository.ts'

/** The most groups of a file; further ones are one row. */
export const MOST_ROWS = 10_000

type Row<Figures> = { name: string; now: Figures; before: Figures }
type Groups<Figures> = {
  groups: readonly { name: string | null; now: Figures; before: Figures }[]
  others: { groups: number; now: Figures; before: Figures } | null
}

export const rowsOf = <Figures>({ groups, others }: Groups<Figures>, language: Language): Row<Figures>[] => [
  ...groups.map(({ name, now, before }) => ({ name: name ?? sheetWord('ofNone')[language], now, before })),
  ...(others ? [{ name: `${sheetWord('others')[language]} (${others.groups})`, now: others.now, before: others.before }] : []),
]

type ReportGroup = BillingGroup | MarginGroup | CustomsGroup
const GROUPS = sheetWords<ReportGroup>('reportGroups')

type Unit = 'dollars' | 'count' | 'kilograms'
/** Dollars unless it says something else. */
type Shown<Figures> = { of: keyof Figures; header: Translated; as?: Unit }

const AMOUNT: Readonly<Record<Unit, (value: number) => Cell>> = {
  dollars: cell.dollars,
  count: (count) => count,
  kilograms: cell.kilograms,
}

/** Each figure, then the main one of the days before. */
export function reportSheet<Figures extends Record<string, number>>(
  name: Translated,
  figures: readonly Shown<Figures>[],
  main: keyof Figures & string,
): ListSheet<Row<Figures>> {
  const columns: { column: SheetColumn<Row<Figures>>; of: (row: Row<Figures>) => number; as: Unit }[] = [
    ...figures.map((figure) => columnOf(figure, ({ now }: Row<Figures>) => now[figure.of] ?? 0)),
    columnOf({ header: sheetWord('beforeInDollars') }, ({ before }: Row<Figures>) => before[main] ?? 0),
  ]
  return {
    name,
    columns: [
      { header: sheetWord('group'), widthInCharacters: 30, value: (row) => row.name },
      ...columns.map(({ column }) => column),
    ],
    totals: (rows, language) => [sheetWord('total')[language], ...columns.map(({ of, as }) => AMOUNT[as](sum(rows.map(of))))],
    filter: { name: sheetWord('filter'), of: (query, language) => inWords(query, language) },
  }
}

function columnOf<Figures>({ header, as = 'dollars' }: { header: Translated; as?: Unit }, of: (row: Row<Figures>) => number) {
  return { column: { header, widthInCharacters: 16, format: as, value: (row: Row<Figures>) => AMOUNT[as](of(row)) }, of, as }
}

type Query = Readonly<Record<string, unknown>>

/** The days, and those before them. */
export function periodInWords({ from, to, before }: Query, language: Language) {
  const { from: first, to: last } = before as { from: string; to: string }
  return [
    [sheetWord('days')[language], `${from} – ${to}`] as const,
    [sheetWord('periodBefore')[language], `${first} – ${last}`] as const,
  ]
}

const inWords = (query: Query, language: Language) => [
  ...periodInWords(query, language),
  [sheetWord('groupedBy')[language], GROUPS[language][query.by as ReportGroup]] as const,
]
