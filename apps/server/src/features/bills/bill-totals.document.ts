// The foot of a bill: the sums at the right, how to pay or how it was paid at the left.
import { COLOURS, CONTENT_WIDTH, MARGIN, PAGE } from '../../documents/paper.ts'
import type { BillDrawing } from './bill-drawing.ts'

const SUMS_WIDTH = 210
const SUMS_LEFT = PAGE.width - MARGIN - SUMS_WIDTH
const PAYING_WIDTH = CONTENT_WIDTH - SUMS_WIDTH - 32
const INSET = 10
const HEIGHT = 190

export function drawTotals(drawing: BillDrawing): void {
  const { paper, words } = drawing
  paper.makeRoomFor(HEIGHT)
  paper.rule()
  paper.y += 14
  const top = paper.y
  const sumsEnd = drawSums(drawing)
  paper.y = top
  drawPaying(drawing)
  paper.y = Math.max(paper.y, sumsEnd) + 18
  paper.text(words.noFiscalDocument, MARGIN, CONTENT_WIDTH, { size: 8, colour: COLOURS.muted })
}

function drawSums({ paper, bill, words, formats }: BillDrawing): number {
  const sums = [
    [words.subtotal, bill.subtotalInCents],
    [words.iva(formats.percent(bill.ivaInBasisPoints)), bill.taxInCents],
    [words.duty, bill.dutyInCents],
    ...(bill.paidUpFrontInCents === 0 ? [] : [[words.lines.paidUpFront, 0 - bill.paidUpFrontInCents] as const]),
  ] as const
  for (const [label, amount] of sums) {
    paper.text(label, SUMS_LEFT + INSET, SUMS_WIDTH - 2 * INSET, { colour: COLOURS.muted })
    paper.text(formats.money(amount), SUMS_LEFT + INSET, SUMS_WIDTH - 2 * INSET, { align: 'right', tabular: true })
    paper.y += 17
  }
  paper.y += 3
  paper.panel(SUMS_LEFT, SUMS_WIDTH, 36, COLOURS.heading)
  paper.y += 11
  const style = { size: 12, weight: 'strong', colour: '#ffffff' } as const
  paper.text(words.total, SUMS_LEFT + INSET, SUMS_WIDTH - 2 * INSET, style)
  paper.text(formats.money(bill.totalInCents), SUMS_LEFT + INSET, SUMS_WIDTH - 2 * INSET, {
    ...style,
    align: 'right',
    tabular: true,
  })
  return paper.y + 25
}

function drawPaying({ paper, ...drawing }: BillDrawing): void {
  const [heading, ...rest] = howItIsPaid(drawing)
  const write = (text: string, weight: 'regular' | 'strong') => {
    paper.y += paper.text(text, MARGIN, PAYING_WIDTH, { size: 8.5, weight }) + 3
  }
  write(heading, 'strong')
  for (const text of rest) write(text, 'regular')
}

function howItIsPaid({ bill, company, words, formats }: Omit<BillDrawing, 'paper'>): [string, ...string[]] {
  const { payment, code, status, voidReason } = bill
  if (status === 'inactive') return [words.voided, ...(voidReason ? [words.voidReason(voidReason)] : [])]
  if (payment) return [words.paid(formats.day(new Date(payment.at)), words.methods[payment.method], payment.reference)]
  const accounts = company.bankAccounts.map(({ bank, kind, number, holder }) => `${bank} · ${kind} ${number}\n${holder}`)
  return [words.howToPay, ...accounts, words.reference(code)]
}
