// What the files of all reports have in common: a row for each group, the days and those before them side by side, and what they come to.
import { type Language, sum } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords, type Translated } from '../../documents/words.ts'
import type { BillingGroup } from '../ledger/reports/billing.repository.ts'
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

const GROUPS = sheetWords<BillingGroup | MarginGroup>('reportGroups')

type Shown<Figures> = { of: keyof Figures; header: Translated; isCount?: boolean }

/** Each figure, then the main one of the days before. */
export function reportSheet<Figures extends Record<string, number>>(
  name: Translated,
  figures: readonly Shown<Figures>[],
  main: keyof Figures & string,
): ListSheet<Row<Figures>> {
  const columns: { column: SheetColumn<Row<Figures>>; of: (row: Row<Figures>) => number; isCount: boolean }[] = [
    ...figures.map((figure) => columnOf(figure, ({ now }: Row<Figures>) => now[figure.of] ?? 0)),
    columnOf({ header: sheetWord('beforeInDollars') }, ({ before }: Row<Figures>) => before[main] ?? 0),
  ]
  return {
    name,
    columns: [
      { header: sheetWord('group'), widthInCharacters: 30, value: (row) => row.name },
      ...columns.map(({ column }) => column),
    ],
    totals: (rows, language) => [
      sheetWord('total')[language],
      ...columns.map(({ of, isCount }) => (isCount ? sum(rows.map(of)) : cell.dollars(sum(rows.map(of))))),
    ],
    filter: { name: sheetWord('filter'), of: (query, language) => inWords(query, language) },
  }
}

function columnOf<Figures>(
  { header, isCount = false }: { header: Translated; isCount?: boolean },
  of: (row: Row<Figures>) => number,
) {
  const value = (row: Row<Figures>) => (isCount ? of(row) : cell.dollars(of(row)))
  const format = isCount ? ('count' as const) : ('dollars' as const)
  return { column: { header, widthInCharacters: 16, format, value }, of, isCount }
}

function inWords({ from, to, before, by }: Readonly<Record<string, unknown>>, language: Language) {
  const { from: first, to: last } = before as { from: string; to: string }
  return [
    [sheetWord('days')[language], `${from} – ${to}`] as const,
    [sheetWord('periodBefore')[language], `${first} – ${last}`] as const,
    [sheetWord('groupedBy')[language], GROUPS[language][by as BillingGroup | MarginGroup]] as const,
  ]
}
