// A file of a sheet as rows of cells: CSV of any separator and encoding, or a workbook.
import type { ReceivedFile } from '@app/contract'
import {
  DomainError,
  type Problem,
  SHEET_SEPARATORS,
  type SheetCell,
  type SheetEncoding,
  type SheetForm,
  type SheetRow,
  type SheetSeparator,
} from '@app/domain'
import { unzipSync, zipSync } from 'fflate'

const MOST_BYTES = 5_000_000
const MOST_UNPACKED_BYTES = 60_000_000

/** The part that the file comes in, and what it is refused by. */
export type AskedSheet = { field: string; mostRows: number; notRead: Problem; tooLong: Problem }

/** Rows, and what the file was taken for. */
export type ReadSheet = { rows: SheetRow[]; form: SheetForm }

/** Of the one file that is asked for. @throws DomainError fieldRequired, fieldNotValid, and the two that were given */
export async function readSheet(files: readonly ReceivedFile[], asked: AskedSheet): Promise<ReadSheet> {
  const { field, mostRows: most } = asked
  const stray = files.find((one) => one.field !== field)
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  const [file, another] = files
  if (!file) throw new DomainError('fieldRequired', { field })
  if (another) throw new DomainError('fieldNotValid', { field })
  if (file.sizeInBytes > MOST_BYTES) throw new DomainError(asked.tooLong, { field, most })
  const content = await file.read()
  const sheet = await read(content, most).catch(() => {
    throw new DomainError(asked.notRead, { field })
  })
  if (sheet.rows.length > most) throw new DomainError(asked.tooLong, { field, most })
  return sheet
}

async function read(content: Uint8Array, mostRows: number): Promise<ReadSheet> {
  if (begins(content, [0x50, 0x4b, 0x03, 0x04])) {
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(unpackedWithin(content), { sheets: [0], maxRows: mostRows + 1 })
    const rows = (sheets[0]?.rows ?? []).map((row) => row.map(cellOf))
    return { rows, form: { separator: null, encoding: null } }
  }
  // Control characters are in no text: an older workbook, a PDF, a picture.
  const { text, encoding } = textOf(content)
  if (hasControls(text.slice(0, 4_096)) || text.startsWith('%PDF')) throw new Error('no text')
  const { parseCsv } = await import('hucre/csv')
  const separator = separatorOf(text)
  const rows = parseCsv(text, { delimiter: separator }).map((row) => row.map(cellOf))
  return { rows, form: { separator, encoding } }
}

/** A workbook is packed: one that claims to be more than its like are is not unpacked, and none becomes more than it claims. */
function unpackedWithin(content: Uint8Array): Uint8Array {
  let total = 0
  const parts = unzipSync(content, {
    filter: ({ originalSize }) => {
      total += originalSize
      if (total > MOST_UNPACKED_BYTES) throw new Error('too much')
      return true
    },
  })
  return zipSync(parts, { level: 0 })
}

const begins = (content: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, index) => content[index] === byte)

const hasControls = (text: string): boolean => [...text].some((character) => character < ' ' && !'\t\r\n\f'.includes(character))

function textOf(content: Uint8Array): { text: string; encoding: SheetEncoding } {
  if (begins(content, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(content), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), encoding: 'Windows-1252' }
  }
}

/** What most of the lines have the most of: what is above the headings has none. */
function separatorOf(text: string): SheetSeparator {
  const lines = text.split(/\r?\n/, 50)
  const countOf = (separator: string) => lines.reduce((total, line) => total + Math.min(line.split(separator).length - 1, 30), 0)
  return SHEET_SEPARATORS.reduce<SheetSeparator>((best, one) => (countOf(one) > countOf(best) ? one : best), SHEET_SEPARATORS[0])
}

function cellOf(cell: unknown): SheetCell {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return cell
  return cell === null || cell === undefined ? null : String(cell).trim()
}
