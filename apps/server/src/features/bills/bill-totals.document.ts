// The foot of a bill: the sums at the right, how to pay or how it was paid at the left.
import type { Bill } from '@app/contract/bills.contract'
import { isCreditedWhole, startOfBusinessDay } from '@app/domain'
import { COLOURS, CONTENT_WIDTH, MARGIN, PAGE } from '../../documents/paper.ts'
import type { BillDrawing } from './bill-drawing.ts'
import type { BillWords } from './bill-words.ts'

const SUMS_WIDTH = 210
const SUMS_LEFT = PAGE.width - MARGIN - SUMS_WIDTH
const PAYING_WIDTH = CONTENT_WIDTH - SUMS_WIDTH - 32
const INSET = 10
const HEIGHT = 202

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
  const foot = { size: 8, colour: COLOURS.muted } as const
  paper.y += paper.text(words.noFiscalDocument, MARGIN, CONTENT_WIDTH, foot) + 2
  const said = saidOfFactura(drawing)
  if (said) paper.text(said, MARGIN, CONTENT_WIDTH, foot)
}

/** Beside it being no factura: when that comes, or which it is. */
function saidOfFactura({ standing, bill, words }: BillDrawing): string | null {
  if (standing === null) return null
  if (standing.state === 'authorised') return words.factura.authorised(standing.number, standing.authorisedAt)
  return standing.state === 'underWay' ? words.factura.underWay : words.factura.promised(bill.invoiceOwner.email)
}

function drawSums(drawing: BillDrawing): number {
  const { paper, bill, words, formats } = drawing
  const sums = [
    [words.subtotal, bill.subtotalInCents],
    [words.iva(formats.percent(bill.ivaInBasisPoints)), bill.taxInCents],
    [isTaxedByClass(bill) ? words.forCustoms : words.duty, bill.dutyInCents],
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
  paper.y += 33
  return drawApplied(drawing)
}

/** A package of category C pays by its item classes, not a share of a declaration's duty. */
const isTaxedByClass = ({ orders }: Bill): boolean => orders.some(({ lines }) => lines.some(({ name }) => name === 'customsIva'))

/** What was paid before, or with it, and what is left; nothing where nothing was moved to the bill. */
function drawApplied({
  paper,
  bill: { applied, creditedInCents, dueInCents },
  words,
  formats,
}: Omit<BillDrawing, 'company'>): number {
  if (applied.length === 0 && creditedInCents === 0) return paper.y - 8
  const credited =
    creditedInCents > 0 ? [{ label: words.credited, amountInCents: 0 - creditedInCents, weight: 'regular' as const }] : []
  const rows = applied.map(({ from, amountInCents }) => {
    const label = words.applied[from === 'balance' && amountInCents < 0 ? 'debt' : from]
    return { label, amountInCents: 0 - amountInCents, weight: 'regular' as const }
  })
  for (const { label, amountInCents, weight } of [
    ...credited,
    ...rows,
    { label: words.due, amountInCents: dueInCents, weight: 'strong' as const },
  ]) {
    paper.text(label, SUMS_LEFT + INSET, SUMS_WIDTH - 2 * INSET, { weight })
    paper.text(formats.money(amountInCents), SUMS_LEFT + INSET, SUMS_WIDTH - 2 * INSET, { weight, align: 'right', tabular: true })
    paper.y += 17
  }
  return paper.y
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
  const { applied, dueInCents, totalInCents, code, status, voidReason } = bill
  if (status === 'inactive') {
    const why = voidReason ? [words.voidReason(voidReason)] : []
    return [isCreditedWhole(bill) ? words.creditedWhole : words.voided, ...why]
  }
  if (dueInCents === 0) return howItWasPaid(applied, words, formats)
  const accounts = company.bankAccounts.map(({ bank, kind, number, holder }) => `${bank} · ${kind} ${number}\n${holder}`)
  const reference = dueInCents === totalInCents ? words.reference(code) : words.referenceOfRest(code, formats.money(dueInCents))
  return [words.howToPay, ...accounts, reference]
}

function howItWasPaid(applied: Bill['applied'], words: BillWords, formats: BillDrawing['formats']): [string, ...string[]] {
  const payments = applied.flatMap(({ payment }) => payment ?? [])
  const [first = words.paidFromBalance, ...others] = payments.map(({ receivedOn, method, reference }) =>
    words.paid(formats.day(startOfBusinessDay(receivedOn)), words.methods[method], reference),
  )
  return [first, ...others]
}
