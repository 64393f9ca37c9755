// A list to walk along with: a row a thing, each with a box to tick first.
import { setImmediate } from 'node:timers/promises'
import { COLOURS, CONTENT_WIDTH, MARGIN, type Paper } from './paper.ts'
import { type Line, paperTable, type TableColumn } from './paper-table.ts'

const BOX = 10
const BOX_COLUMN: TableColumn = { width: 26, align: 'left' }
const ROWS_AT_A_TIME = 10

type TickedRow = { cells: readonly Line[][]; isTicked: boolean }
type TickList = { heads: readonly string[]; columns: readonly TableColumn[]; rows: readonly TickedRow[] }

/** The columns beside the box are as wide as the sheet leaves; each page begins with their heads. */
export async function drawTickList(paper: Paper, { heads, columns, rows }: TickList): Promise<void> {
  const table = paperTable(paper, [BOX_COLUMN, ...columns])
  const drawHead = () => {
    const cells = ['', ...heads].map((text): Line[] => [{ text, style: { size: 8, weight: 'strong', colour: '#ffffff' } }])
    const height = table.heightOfRow(cells)
    paper.pdf.rect(MARGIN, paper.y, CONTENT_WIDTH, height).fill(COLOURS.heading)
    table.drawCells(cells)
    paper.y += height
  }
  drawHead()
  for (const [index, { cells: beside, isTicked }] of rows.entries()) {
    // Others are answered in between.
    if (index % ROWS_AT_A_TIME === 0) await setImmediate()
    const cells: Line[][] = [[{ text: ' ', style: { size: 11 } }], ...beside]
    const height = table.heightOfRow(cells)
    if (paper.makeRoomFor(height)) drawHead()
    const box = paper.pdf.rect(MARGIN + 6, paper.y + 6, BOX, BOX)
    if (isTicked) box.fill(COLOURS.heading)
    else box.lineWidth(1).stroke(COLOURS.heading)
    table.drawCells(cells)
    paper.y += height
    paper.rule()
  }
}
