// A bank's file as rows of cells: CSV of any separator and encoding, or a workbook.
import type { ReceivedFile } from '@app/contract'
import { DomainError, type StatementCell, type StatementRow } from '@app/domain'
import { unzipSync, zipSync } from 'fflate'

const MOST_BYTES = 5_000_000
const MOST_UNPACKED_BYTES = 60_000_000
/** A year of a busy account. */
const MOST_ROWS = 20_000

/** @throws DomainError fieldRequired, fieldNotValid, statementNotRead, statementTooLong */
export async function rowsOfStatement(files: readonly ReceivedFile[]): Promise<StatementRow[]> {
  const stray = files.find(({ field }) => field !== 'statement')
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  const [file, another] = files
  if (!file) throw new DomainError('fieldRequired', { field: 'statement' })
  if (another) throw new DomainError('fieldNotValid', { field: 'statement' })
  if (file.sizeInBytes > MOST_BYTES) throw new DomainError('statementTooLong', { field: 'statement', most: MOST_ROWS })
  const content = await file.read()
  const rows = await read(content).catch(() => {
    throw new DomainError('statementNotRead', { field: 'statement' })
  })
  if (rows.length > MOST_ROWS) throw new DomainError('statementTooLong', { field: 'statement', most: MOST_ROWS })
  return rows
}

async function read(content: Uint8Array): Promise<StatementRow[]> {
  if (begins(content, [0x50, 0x4b, 0x03, 0x04])) {
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(unpackedWithin(content), { sheets: [0], maxRows: MOST_ROWS + 1 })
    return (sheets[0]?.rows ?? []).map((row) => row.map(cellOf))
  }
  // Control characters are in no text: an older workbook, a PDF, a picture.
  const text = textOf(content)
  if (hasControls(text.slice(0, 4_096)) || text.startsWith('%PDF')) throw new Error('no text')
  const { parseCsv } = await import('hucre/csv')
  return parseCsv(text, { delimiter: separatorOf(text) }).map((row) => row.map(cellOf))
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

/** Banks write UTF-8, UTF-16 with its mark, or the Windows code page of Western Europe. */
function textOf(content: Uint8Array): string {
  if (begins(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** What most of the lines have the most of: what is above the headings has none. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, 50)
  const countOf = (separator: string) => lines.reduce((total, line) => total + Math.min(line.split(separator).length - 1, 30), 0)
  return [';', '\t', '|', ','].reduce((best, one) => (countOf(one) > countOf(best) ? one : best))
}

function cellOf(cell: unknown): StatementCell {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return cell
  return cell === null || cell === undefined ? null : String(cell).trim()
}
