import type { GuideLine } from '@app/domain'

/**
 * A column pasted from a sheet: a child guide a line; or the code of a bundle and its guide in two columns, in either order. Two columns are
 * apart by a tab, comma or semicolon, or by a blank beside a code that is known.
 */
export function guideLinesIn(text: string, codes: ReadonlySet<string>): GuideLine[] {
  const isCode = (cell: string) => codes.has(cell.toUpperCase())
  const rows = text.split(/\r?\n/).map((row) => row.trim())
  return rows.filter(Boolean).map((row) => {
    const cells = cellsOf(row, isCode)
    if (cells.length === 1) return { childGuideNumber: row }
    const at = Math.max(0, cells.findIndex(isCode))
    return { code: cells[at], childGuideNumber: cells.find((_, index) => index !== at) ?? null }
  })
}

function cellsOf(row: string, isCode: (cell: string) => boolean): string[] {
  const cells = row.split(/[\t,;]/).map((cell) => cell.trim())
  if (cells.length > 1) return cells.filter(Boolean)
  const words = row.split(/\s+/)
  return words.length === 2 && words.some(isCode) ? words : [row]
}
