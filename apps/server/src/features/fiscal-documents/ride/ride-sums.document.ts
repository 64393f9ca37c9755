// The foot of a RIDE: sums at the right; at the left how it is paid, what is money of others, and what the house adds.
import { type Cents, type FiscalReading, fiscalAmount, sum } from '@app/domain'
import { COLOURS } from '../../../documents/paper.ts'
import { GAP, HEADING, INSET, LEFT, makeRoom, type RideDrawing, VALUE, WIDTH } from './ride-drawing.ts'
import { paymentFormWords, rateWords } from './ride-words.ts'

const SUMS = { width: 212, x: LEFT + WIDTH - 212 }
const NOTES_WIDTH = WIDTH - SUMS.width - 24
const ROW_HEIGHT = 15
const TOTAL_HEIGHT = 28
/** The SRI's codes under which nothing is taxed (ficha técnica, table 17). */
const CODES = { zero: '0', notSubject: '6', exempt: '7' } as const

type Row = readonly [name: string, amount: string]

export function drawSums(drawing: RideDrawing): void {
  const { paper, read } = drawing
  const rows = sumsOf(read)
  makeRoom(drawing, rows.length * ROW_HEIGHT + TOTAL_HEIGHT + 6)
  const top = paper.y
  for (const row of rows) drawSum(drawing, row)
  drawTotal(drawing)
  const end = paper.y
  paper.y = top
  const didTurn = drawNotes(drawing)
  if (!didTurn) paper.y = Math.max(paper.y, end)
}

function sumsOf({ totals, netInCents, discountInCents, thirdParty }: FiscalReading): Row[] {
  const baseOf = (code: string): Cents => sum(totals.filter((total) => total.code === code).map(({ baseInCents }) => baseInCents))
  const taxed = totals.filter(({ rateInBasisPoints }) => rateInBasisPoints > 0)
  const third = sum(thirdParty.map(({ amountInCents }) => amountInCents))
  return [
    ...taxed.map(({ rateInBasisPoints, baseInCents }) => row(`Subtotal ${rateWords(rateInBasisPoints)}`, baseInCents)),
    row('Subtotal 0 %', baseOf(CODES.zero)),
    row('Subtotal no objeto de IVA', baseOf(CODES.notSubject)),
    row('Subtotal exento de IVA', baseOf(CODES.exempt)),
    row('Subtotal sin impuestos', netInCents),
    row('Total descuento', discountInCents),
    ...taxed.map(({ rateInBasisPoints, ivaInCents }) => row(`IVA ${rateWords(rateInBasisPoints)}`, ivaInCents)),
    ...(thirdParty.length > 0 ? [row('Rubros de terceros', third)] : []),
  ]
}

const row = (name: string, amountInCents: Cents): Row => [name, fiscalAmount(amountInCents)]

function drawSum({ paper }: RideDrawing, [name, amount]: Row): void {
  paper.text(name, SUMS.x + INSET, SUMS.width - 2 * INSET, { ...VALUE, colour: COLOURS.muted })
  paper.text(amount, SUMS.x + INSET, SUMS.width - 2 * INSET, { ...VALUE, align: 'right', tabular: true })
  paper.y += ROW_HEIGHT
}

function drawTotal({ paper, read: { totalInCents } }: RideDrawing): void {
  const style = { size: 11, weight: 'strong', colour: '#ffffff' } as const
  paper.y += 2
  paper.panel(SUMS.x, SUMS.width, TOTAL_HEIGHT, COLOURS.heading)
  paper.y += 7.5
  paper.text('Valor total USD', SUMS.x + INSET, SUMS.width - 2 * INSET, style)
  paper.text(fiscalAmount(totalInCents), SUMS.x + INSET, SUMS.width - 2 * INSET, { ...style, align: 'right', tabular: true })
  paper.y += TOTAL_HEIGHT - 7.5
}

/** Whether they went on to another page. */
function drawNotes(drawing: RideDrawing): boolean {
  const { payments, thirdParty, additional } = drawing.read
  const paid = payments.map(({ form, amountInCents, termInDays }) =>
    row(termInDays === null ? paymentFormWords(form) : `${paymentFormWords(form)}, a ${termInDays} días`, amountInCents),
  )
  const parts = [
    { heading: 'Forma de pago', rows: paid, isAmount: true },
    {
      heading: 'Rubros de terceros',
      rows: thirdParty.map(({ concept, amountInCents }) => row(concept, amountInCents)),
      isAmount: true,
    },
    {
      heading: 'Información adicional',
      rows: additional.map(({ name, value }): Row => [name, value]),
      isAmount: false,
    },
  ]
  const turns = parts.filter(({ rows }) => rows.length > 0).map((part) => drawPart(drawing, part))
  return turns.includes(true)
}

type Part = { heading: string; rows: readonly Row[]; isAmount: boolean }
const NAME_WIDTH = 100

function drawPart(drawing: RideDrawing, { heading, rows, isAmount }: Part): boolean {
  const { paper } = drawing
  const [nameWidth, valueLeft] = isAmount ? [NOTES_WIDTH - 64, LEFT] : [NAME_WIDTH - 6, LEFT + NAME_WIDTH]
  const valueWidth = isAmount ? NOTES_WIDTH : NOTES_WIDTH - NAME_WIDTH
  const valueStyle = isAmount ? ({ ...VALUE, align: 'right', tabular: true } as const) : VALUE
  let didTurn = makeRoom(drawing, 34)
  paper.y += paper.text(heading, LEFT, NOTES_WIDTH, HEADING) + 3
  paper.rule(LEFT, NOTES_WIDTH)
  paper.y += 4
  for (const [name, value] of rows) {
    const heights = [paper.heightOf(name, nameWidth, VALUE), paper.heightOf(value, isAmount ? 60 : valueWidth, VALUE)]
    const height = Math.max(...heights) + 2
    if (makeRoom(drawing, height)) didTurn = true
    paper.text(name, LEFT, nameWidth, { ...VALUE, colour: COLOURS.muted })
    paper.text(value, valueLeft, valueWidth, valueStyle)
    paper.y += height
  }
  paper.y += GAP - 2
  return didTurn
}
