// The only file that knows how an XLSX is written: documents say what their sheets hold.
import type { CellStyle, Cell as HucreCell } from 'hucre/xlsx'

/** Numbers and dates stay what they are, so that a spreadsheet can add and sort them. */
export type Cell = string | number | Date | null

const NUMBER_FORMATS = {
  count: '#,##0',
  kilograms: '#,##0.000',
  dollars: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
} as const

export type Column = { header: string; widthInCharacters: number; format?: keyof typeof NUMBER_FORMATS }
export type Sheet = {
  name: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** A last row in bold. */
  totals?: readonly Cell[]
}
export type Workbook = { title: string; author: string; createdAt: Date; sheets: readonly Sheet[] }

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const INK = { rgb: 'FF1C4556' }
const HEADER: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FF34718A' } },
  alignment: { vertical: 'center', wrapText: true },
}
const TOTALS: CellStyle = { font: { bold: true, color: INK }, border: { top: { style: 'medium', color: INK } } }
const TEXT: CellStyle = {
  alignment: { vertical: 'top', wrapText: true },
  border: { bottom: { style: 'thin', color: { rgb: 'FFD9DFE2' } } },
}
const RIGHT = { horizontal: 'right' } as const
const LEFT = { horizontal: 'left', indent: 1 } as const
const LINE_HEIGHT_IN_POINTS = 15
/** Beside a column's own measure, which is the width of a plain figure; words break before a line is full. */
const WIDTH_OF_BOLD = 1.25

/** What writes it is loaded with the first one, and so is what draws papers and photos: a server at rest has no use for it. */
export async function writeWorkbook({ title, author, createdAt, sheets }: Workbook): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { title, creator: author, created: createdAt },
    defaultFont: { name: 'Calibri', size: 11 },
  })
}

function sheetOf({ name, columns, rows, totals }: Sheet) {
  const header = columns.map((column) => plainText(column.header))
  const values = [header, ...rows.map((row) => row.map(safeCell)), ...(totals ? [totals.map(safeCell)] : [])]
  return {
    name: sheetName(name),
    columns: columns.map(({ widthInCharacters, format }) => ({
      width: widthInCharacters,
      ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
    })),
    rows: values,
    cells: styles(columns, values, totals ? values.length - 1 : -1),
    rowDefs: new Map(values.map((row, rowNumber) => [rowNumber, { height: heightOf(row, columns) + (rowNumber === 0 ? 6 : 1) }])),
    freezePane: { rows: 1 },
    pageSetup: { paperSize: 'a4' as const, orientation: 'landscape' as const, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

/** High enough for its longest text: not every program makes room for wrapped text by itself. */
function heightOf(row: readonly Cell[], columns: readonly Column[]): number {
  const lines = row.map((cell, index) => linesOf(cell, columns[index]?.widthInCharacters ?? 1))
  return LINE_HEIGHT_IN_POINTS * Math.max(1, ...lines)
}

const linesOf = (cell: Cell, widthInCharacters: number): number =>
  typeof cell === 'string' ? Math.ceil((cell.length * WIDTH_OF_BOLD) / widthInCharacters) : 1

function styles(columns: readonly Column[], values: readonly Cell[][], totalsRow: number): Map<string, Partial<HucreCell>> {
  const cells = new Map<string, Partial<HucreCell>>()
  values.forEach((row, rowNumber) => {
    row.forEach((cell, columnNumber) => {
      const format = columns[columnNumber]?.format ?? (cell instanceof Date ? 'day' : undefined)
      const kind = rowNumber === 0 ? HEADER : rowNumber === totalsRow ? TOTALS : TEXT
      const isRight = format !== undefined && format !== 'day' && format !== 'moment'
      const alignment = { ...kind.alignment, ...(isRight ? RIGHT : LEFT) }
      const numFmt = format && rowNumber > 0 ? { numFmt: NUMBER_FORMATS[format] } : {}
      cells.set(`${rowNumber},${columnNumber}`, { style: { ...kind, ...numFmt, alignment } })
    })
  })
  return cells
}

const safeCell = (cell: Cell): Cell => (typeof cell === 'string' ? plainText(cell) : cell)

/** Some spreadsheets read full-width signs as the ordinary ones, and pass over spaces and signs that have no width. */
export const FORMULA_SIGNS = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]'
const BEGINS_A_FORMULA = new RegExp(`^(?:[\\t\\n]|[\\p{Zs}\\p{Cf}]*${FORMULA_SIGNS})`, 'u')

/** What people typed must not run as a formula, here or where somebody pastes it (quality, "Nobody sees…"). */
export function plainText(text: string): string {
  const printable = text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
  return BEGINS_A_FORMULA.test(printable) ? `'${printable}` : printable
}

const LONGEST_SHEET_NAME = 31
const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, LONGEST_SHEET_NAME)
