// One package of a bill: what it is, and every line of its price with how it came to be and how IVA treats it.
import type { Bill } from '@app/contract/bills.contract'
import { type PercentBasis, titleInWords } from '@app/domain'
import { COLOURS, CONTENT_WIDTH, MARGIN } from '../../documents/paper.ts'
import type { BillDrawing } from './bill-drawing.ts'

type BilledOrder = Bill['orders'][number]
type Line = BilledOrder['lines'][number]

const INSET = 10
const INNER = CONTENT_WIDTH - 2 * INSET
const LEFT = MARGIN + INSET
const AMOUNT_WIDTH = 90
const LABEL_WIDTH = 190
const MARK_WIDTH = 60
const BASIS_WIDTH = INNER - AMOUNT_WIDTH - LABEL_WIDTH - MARK_WIDTH
const STRIP_HEIGHT = 38
const LINE_HEIGHT = 16

export function drawBilledOrder(drawing: BillDrawing, order: BilledOrder): void {
  const { paper } = drawing
  paper.makeRoomFor(STRIP_HEIGHT + LINE_HEIGHT * (order.lines.length + 1) + 16)
  drawStrip(drawing, order)
  if (order.isReleased) drawMark(drawing, drawing.words.released)
  if (order.outcome) drawMark(drawing, drawing.words.outcomes[order.outcome])
  for (const line of order.lines) drawLine(drawing, line)
  paper.y += 12
}

function drawStrip({ paper, words, formats, language }: BillDrawing, order: BilledOrder): void {
  paper.panel(MARGIN, CONTENT_WIDTH, STRIP_HEIGHT)
  const { y } = paper
  const origin = [order.code, order.tracking ? `${words.tracking} ${order.tracking}` : ''].filter(Boolean).join(' · ')
  paper.y = y + 7
  paper.text(order.description || titleInWords(order.title, language), LEFT, INNER - AMOUNT_WIDTH, {
    weight: 'strong',
    oneLine: true,
  })
  paper.text(formats.kilograms(order.weightInGrams), LEFT, INNER, { weight: 'strong', align: 'right', tabular: true })
  paper.y = y + 21
  paper.text(origin, LEFT, INNER, { size: 7.5, colour: COLOURS.muted, oneLine: true })
  paper.y = y + STRIP_HEIGHT + 6
}

/** What it says of the package no longer counts, or how it ended: its client reads so on paper too. */
function drawMark({ paper }: BillDrawing, text: string): void {
  paper.text(text, LEFT, INNER, { size: 8.5, weight: 'strong', colour: COLOURS.danger })
  paper.y += LINE_HEIGHT
}

function drawLine(drawing: BillDrawing, line: Line): void {
  const { paper, bill, words, formats } = drawing
  paper.text(line.label ?? words.lines[line.name], LEFT, LABEL_WIDTH, { size: 8.5, oneLine: true })
  paper.text(basisOf(drawing, line), LEFT + LABEL_WIDTH, BASIS_WIDTH, { size: 8.5, colour: COLOURS.muted, oneLine: true })
  const mark = words.marks(line.treatment, formats.percent(bill.ivaInBasisPoints))
  paper.text(mark, LEFT + LABEL_WIDTH + BASIS_WIDTH, MARK_WIDTH, {
    size: 7.5,
    colour: COLOURS.muted,
    align: 'right',
    oneLine: true,
  })
  paper.text(formats.money(line.amountInCents), LEFT + INNER - AMOUNT_WIDTH, AMOUNT_WIDTH, {
    size: 8.5,
    align: 'right',
    tabular: true,
  })
  paper.y += LINE_HEIGHT
}

function basisOf({ words, formats }: BillDrawing, { basis }: Line): string {
  if (!basis) return ''
  const percentOf = ({ rateInBasisPoints, ofInCents }: PercentBasis) =>
    words.share(formats.percent(rateInBasisPoints), formats.money(ofInCents))
  if ('shares' in basis) return basis.shares.map(percentOf).join(' + ')
  if ('ofInCents' in basis) return percentOf(basis)
  const weight = formats.kilograms(basis.weightInGrams)
  return basis.isMinimum ? words.minimum(weight) : words.byWeight(weight, formats.money(basis.rateInCentsPerKilogram))
}
