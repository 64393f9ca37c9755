// Child guides in a file of a carrier or an agent: which two columns say them, and what each row comes to.
import { headingsIn, lettersOf, plainHeading, type SheetCell, type SheetRow } from '../sheets/sheet.ts'
import { type BundleToNumber, type PlannedGuide, planGuides } from './child-guides.ts'

/** By their headings. */
export type GuideColumns = { code: string; childGuideNumber: string }
/** `firstRow`: the number of the first of `rows` in the file, from 1. */
export type GuideTable = { headings: string[]; rows: SheetRow[]; firstRow: number }
/** `row` is the row of the file. */
export type FileGuide = PlannedGuide & { row: number }
/** `skipped`: rows that name a bundle and no guide, which leave it as it is. */
export type GuideFile = { lines: FileGuide[]; skipped: number }

/** How many rows there are above the headings at most. */
const MOST_ROWS_ABOVE = 30
/** A workbook keeps 15 digits of a number; of a longer one the last are gone. */
const LOST_FROM = 1e15

/** The rows below the headings. Without headings columns are named by letters; null where no row has two columns. */
export function guideTableOf(rows: readonly SheetRow[], codes: ReadonlySet<string>): GuideTable | null {
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width < 2) return null
  const at = headOf(rows, codes)
  const head = rows[at]
  if (!head) return { headings: lettersOf(width), rows: [...rows], firstRow: 1 }
  const whole = Array.from({ length: width }, (_, index) => head[index] ?? null)
  return { headings: headingsIn(whole), rows: rows.slice(at + 1), firstRow: at + 2 }
}

/** The row that names both columns, else the one above the first bundle; -1 where there is none. */
function headOf(rows: readonly SheetRow[], codes: ReadonlySet<string>): number {
  const named = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => row.some(saysGuide) && row.some(saysCode))
  if (named >= 0) return named
  const first = rows.findIndex((row) => row.some((cell) => codes.has(textOf(cell).toUpperCase())))
  const above = first < 0 ? 0 : first - 1
  return (rows[above] ?? []).filter((cell) => /\p{L}/u.test(textOf(cell))).length < 2 ? -1 : above
}

const GUIDE = /GUIA|HAWB|HOUSE|CHILD|HIJA/
const CHILD_GUIDE = /HIJA|HAWB|HOUSE|CHILD/
const AIR_WAYBILL = /MADRE|MASTER|MAWB|AEREA/
const BUNDLE = /BULTO|BUNDLE|^(COD|CODIGO|CODE)$/

const saysGuide = (heading: SheetCell): boolean => GUIDE.test(plainHeading(heading)) && !AIR_WAYBILL.test(plainHeading(heading))
const saysCode = (heading: SheetCell): boolean => BUNDLE.test(plainHeading(heading)) && !saysGuide(heading)

/** What the headings and the manifest's own codes say by themselves, for people to change. */
export function guideColumnsOf({ headings, rows }: GuideTable, codes: ReadonlySet<string>): GuideColumns | null {
  const known = headings.map((_, index) => rows.filter((row) => codes.has(textOf(row[index]).toUpperCase())).length)
  const most = Math.max(0, ...known)
  const code = most > 0 ? headings[known.indexOf(most)] : headings.find(saysCode)
  const others = headings.filter((heading) => heading !== code)
  const childGuideNumber =
    others.find((heading) => saysGuide(heading) && CHILD_GUIDE.test(plainHeading(heading))) ??
    others.find(saysGuide) ??
    (others.length === 1 ? others[0] : undefined)
  return code === undefined || childGuideNumber === undefined ? null : { code, childGuideNumber }
}

/** What each row comes to, as `planGuides` decides it; null where the file does not have both columns. */
export function planGuideFile(
  bundles: readonly BundleToNumber[],
  table: GuideTable,
  columns: GuideColumns,
  elsewhere?: ReadonlySet<string>,
): GuideFile | null {
  const at = [table.headings.indexOf(columns.code), table.headings.indexOf(columns.childGuideNumber)] as const
  if (at[0] < 0 || at[1] < 0 || at[0] === at[1]) return null
  const read = table.rows.map((row, index) => ({
    ...{ row: table.firstRow + index, code: textOf(row[at[0]]), childGuideNumber: textOf(row[at[1]]) },
  }))
  const given = read.filter(({ childGuideNumber }) => childGuideNumber !== '')
  const planned = planGuides(bundles, given, elsewhere)
  const lines = given.map(({ row, code }, index) => told(planned[index] as PlannedGuide, row, code))
  return { lines, skipped: read.filter(({ code, childGuideNumber }) => code !== '' && childGuideNumber === '').length }
}

/** In a file each guide has its bundle: one without is refused, not given to the next. */
const told = (planned: PlannedGuide, row: number, code: string): FileGuide =>
  code === '' ? { ...planned, row, bundle: null, problem: 'codeMissing' } : { ...planned, row }

function textOf(cell: SheetCell | undefined): string {
  if (typeof cell === 'number' && Math.abs(cell) >= LOST_FROM) return cell.toExponential().toUpperCase()
  return String(cell ?? '').trim()
}
