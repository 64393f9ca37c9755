// Whom a RIDE is made out to, and of a nota de crédito which factura it takes from.
import type { FiscalReading } from '@app/domain'
import type { Paper } from '../../../documents/paper.ts'
import { drawFact, GAP, heightOfFact, INSET, LEFT, type RideDrawing, WIDTH } from './ride-drawing.ts'
import { identificationWords } from './ride-words.ts'

type Fact = readonly [name: string, value: string]
type Place = { x: number; width: number }

const ROOM = WIDTH - 2 * INSET
const WHOLE: readonly Place[] = [{ x: LEFT + INSET, width: ROOM }]
const THIRDS: readonly Place[] = [
  { x: LEFT + INSET, width: 0.54 * ROOM - GAP },
  { x: LEFT + INSET + 0.54 * ROOM, width: 0.25 * ROOM - GAP },
  { x: LEFT + INSET + 0.79 * ROOM, width: 0.21 * ROOM },
]

export function drawBuyer({ paper, read }: RideDrawing): void {
  const rows = rowsOf(read)
  const height = rows.reduce((sum, row) => sum + heightOfRow(paper, row), 0) + 12
  const top = paper.y
  paper.panel(LEFT, WIDTH, height)
  paper.y = top + 8
  for (const row of rows) drawRow(paper, row)
  paper.y = top + height + GAP
}

function rowsOf({ buyer, issuedOn, modified }: FiscalReading): Fact[][] {
  const rows: Fact[][] = [
    [
      ['Razón social / Nombres y apellidos', buyer.name],
      [identificationWords(buyer.identificationCode), buyer.identification],
      ['Fecha de emisión', issuedOn],
    ],
  ]
  if (buyer.address) rows.push([['Dirección', buyer.address]])
  if (modified) {
    rows.push([
      ['Razón de modificación', modified.reason],
      ['Factura que se modifica', modified.number],
      ['Emitida el', modified.issuedOn],
    ])
  }
  return rows
}

const placed = (row: readonly Fact[]): (readonly [Fact, Place])[] => {
  const places = row.length === 1 ? WHOLE : THIRDS
  return row.flatMap((fact, index) => {
    const place = places[index]
    return place ? [[fact, place] as const] : []
  })
}

const heightOfRow = (paper: Paper, row: readonly Fact[]): number =>
  Math.max(...placed(row).map(([fact, { width }]) => heightOfFact(paper, fact, width)))

function drawRow(paper: Paper, row: readonly Fact[]): void {
  const top = paper.y
  for (const [fact, { x, width }] of placed(row)) {
    paper.y = top
    drawFact(paper, fact, x, width)
  }
  paper.y = top + heightOfRow(paper, row)
}
