// Rows of cells on paper, each of one or several lines.
import type { Paper, TextStyle } from './paper.ts'

export type Line = { text: string; style?: TextStyle }
export type TableColumn = { width: number; align: 'left' | 'right' }

/** Between columns. */
const GAP = 9
const PADDING = 5
const TABLE_BODY: TextStyle = { size: 8 }

/** The columns lie beside each other from the margin on. */
export function paperTable(paper: Paper, columns: readonly TableColumn[]) {
  const widthOf = (index: number): number => (columns[index]?.width ?? GAP) - GAP
  const heightOfRow = (cells: readonly Line[][]): number => {
    const heights = cells.map((lines, index) =>
      lines.reduce((sum, { text, style = TABLE_BODY }) => sum + (text ? paper.heightOf(text, widthOf(index), style) : 0), 0),
    )
    return Math.max(...heights) + 2 * PADDING
  }
  /** At the current height, which stays where it is. */
  const drawCells = (cells: readonly Line[][]): void => {
    const top = paper.y
    let left = paper.sheet.margin + GAP / 2
    cells.forEach((lines, index) => {
      paper.y = top + PADDING
      const { align = 'left', width = 0 } = columns[index] ?? {}
      for (const { text, style = TABLE_BODY } of lines) {
        if (text) paper.y += paper.text(text, left, widthOf(index), { ...style, align })
      }
      left += width
    })
    paper.y = top
  }
  return { heightOfRow, drawCells }
}
