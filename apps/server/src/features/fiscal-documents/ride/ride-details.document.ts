// What a RIDE charges, row by row; over as many pages as it takes.
import { fiscalAmount, type ReadDetail } from '@app/domain'
import { COLOURS, type TextStyle } from '../../../documents/paper.ts'
import { GAP, LEFT, makeRoom, type RideDrawing, VALUE, WIDTH } from './ride-drawing.ts'
import { rateWords } from './ride-words.ts'

type Column = { name: string; width: number; align: 'left' | 'right'; value: (detail: ReadDetail) => string }

const amount = (name: string, width: number, value: (detail: ReadDetail) => number): Column => ({
  ...{ name, width, align: 'right', value: (detail) => fiscalAmount(value(detail)) },
})
const FIXED = { code: 76, quantity: 42, price: 62, discount: 50, rate: 34, net: 58 }
const DESCRIPTION_WIDTH = WIDTH - Object.values(FIXED).reduce((sum, width) => sum + width, 0)

const COLUMNS: readonly Column[] = [
  { name: 'Código', width: FIXED.code, align: 'left', value: ({ productCode }) => productCode },
  { name: 'Descripción', width: DESCRIPTION_WIDTH, align: 'left', value: ({ description }) => description },
  { name: 'Cantidad', width: FIXED.quantity, align: 'right', value: ({ quantity }) => quantity },
  amount('Precio unitario', FIXED.price, ({ priceInCents }) => priceInCents),
  amount('Descuento', FIXED.discount, ({ discountInCents }) => discountInCents),
  { name: 'IVA', width: FIXED.rate, align: 'right', value: ({ rateInBasisPoints }) => rateWords(rateInBasisPoints) },
  amount('Precio total', FIXED.net, ({ netInCents }) => netInCents),
]

const PADDING = 4
const HEAD_HEIGHT = 18

export function drawDetails(drawing: RideDrawing): void {
  const { paper, read } = drawing
  makeRoom(drawing, HEAD_HEIGHT + 30)
  drawColumnNames(drawing)
  for (const detail of read.details) {
    const height = paper.heightOf(detail.description, DESCRIPTION_WIDTH - 2 * PADDING, VALUE) + 8
    if (makeRoom(drawing, height)) drawColumnNames(drawing)
    paper.y += 4
    drawRow(drawing, (column) => column.value(detail), VALUE)
    paper.y += height - 4
    paper.rule(LEFT, WIDTH)
  }
  paper.y += GAP
}

function drawColumnNames(drawing: RideDrawing): void {
  const { paper } = drawing
  paper.pdf.rect(LEFT, paper.y, WIDTH, HEAD_HEIGHT).fill(COLOURS.tint)
  paper.y += 5
  drawRow(drawing, ({ name }) => name, { size: 7, weight: 'strong', colour: COLOURS.heading })
  paper.y += HEAD_HEIGHT - 5
}

function drawRow({ paper }: RideDrawing, textOf: (column: Column) => string, style: TextStyle): void {
  let x = LEFT
  for (const column of COLUMNS) {
    const { align, width } = column
    paper.text(textOf(column), x + PADDING, width - 2 * PADDING, { ...style, align, tabular: align === 'right' })
    x += width
  }
}
