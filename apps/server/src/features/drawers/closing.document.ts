// The closing of a drawer on paper: its lines as they came, the notes that were counted, and what they come to. Nothing is computed here.
import type { Download } from '@app/contract'
import type { Company } from '@app/contract/company.contract'
import type { DrawerClosing, DrawerLine, DrawerSession } from '@app/contract/drawers/drawers.contract'
import type { Language } from '@app/domain'
import { now } from '../../clock.ts'
import { FORMATS, type Formats } from '../../documents/formats.ts'
import { drawLogo } from '../../documents/logo.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, PAGE, Paper, PDF_TYPE } from '../../documents/paper.ts'
import { CLOSING_WORDS, type ClosingWords } from './closing-words.ts'

type Drawing = { paper: Paper; closing: DrawerClosing; words: ClosingWords; formats: Formats }

const LOGO_SIDE = 36
const HALF = CONTENT_WIDTH / 2
const AMOUNT = 90
const KIND = 92
const SUMS_WIDTH = 210
const SUMS_LEFT = PAGE.width - MARGIN - SUMS_WIDTH
const NOTE_WIDTH = 70

export async function closingDocument(
  { lines }: Pick<DrawerSession, 'lines'>,
  closing: DrawerClosing,
  company: Company,
  language: Language,
): Promise<Download> {
  const words = CLOSING_WORDS[language]
  const paper = new Paper({ title: `${words.title} ${closing.code}`, author: company.tradeName, language, createdAt: now() })
  const drawing: Drawing = { paper, closing, words, formats: FORMATS[language] }
  drawHeader(drawing, company)
  for (const line of lines.toReversed()) drawLine(drawing, line)
  drawNotes(drawing)
  drawSums(drawing)
  const content = await paper.finish((page) => ({ left: company.legalName, right: `${words.page} ${page}` }))
  return { name: `${words.file}-${closing.code}.pdf`, contentType: PDF_TYPE, content }
}

function drawHeader({ paper, closing, words, formats }: Drawing, company: Company): void {
  const right = { x: MARGIN + HALF, width: HALF }
  const strong = { weight: 'strong', colour: COLOURS.heading } as const
  drawLogo(paper, MARGIN, LOGO_SIDE)
  paper.text(words.title, right.x, right.width, { size: 9, colour: COLOURS.muted, align: 'right' })
  paper.text(company.tradeName, MARGIN + LOGO_SIDE + 12, HALF - LOGO_SIDE, { ...strong, size: 16 })
  paper.y += 13
  paper.text(closing.code, right.x, right.width, { ...strong, size: 18, align: 'right' })
  paper.y += 40
  paper.rule()
  paper.y += 12
  const top = paper.y
  const { drawer, holder, openedAt, closedAt, closedBy } = closing
  const name = [drawer.name, drawer.place].filter(Boolean).join(' · ')
  paper.y += paper.text(name, MARGIN, HALF, { size: 9.5, weight: 'strong' }) + 2
  paper.y += paper.text(words.heldBy(holder.name), MARGIN, HALF, { size: 8.5 })
  const bottom = paper.y
  paper.y = top
  const moments = [
    words.opened(formats.moment(new Date(openedAt))),
    words.closed(formats.moment(new Date(closedAt)), closedBy.name),
  ]
  for (const text of moments) paper.y += paper.text(text, right.x, right.width, { size: 8.5, align: 'right' }) + 2
  paper.y = Math.max(paper.y, bottom) + 14
}

function drawLine({ paper, words, formats }: Drawing, line: DrawerLine): void {
  const left = MARGIN + KIND
  const width = CONTENT_WIDTH - KIND - AMOUNT - 8
  const muted = { size: 7.5, colour: COLOURS.muted } as const
  const above = headOf(line)
  const below = [formats.moment(new Date(line.at)), line.actor?.name, line.undoesId && words.undone, line.reason]
  const small = below.filter(Boolean).join(' · ')
  const height = 12 + paper.heightOf(small, width, muted) + 6
  paper.makeRoomFor(height)
  const { y } = paper
  paper.text(words.kinds[line.kind], MARGIN, KIND - 6, { size: 8.5, weight: 'strong', oneLine: true })
  paper.text(above, left, width, { size: 8.5, oneLine: true })
  const amount = { size: 8.5, align: 'right', tabular: true } as const
  paper.text(formats.money(line.amountInCents), PAGE.width - MARGIN - AMOUNT, AMOUNT, amount)
  paper.y = y + (above ? 12 : 0)
  paper.text(small, left, width, muted)
  paper.y = y + height
}

/** What a line is of. */
function headOf({ payment, refund, account, reference }: DrawerLine): string {
  const of = payment ?? refund
  const parts = [of?.code, of?.client.name, payment?.bills.join(', '), account?.name, reference]
  return parts.filter(Boolean).join(' · ')
}

function drawNotes({ paper, closing, words, formats }: Drawing): void {
  if (closing.notes.length === 0) return
  paper.makeRoomFor(60)
  paper.y += 6
  paper.rule()
  paper.y += 10
  paper.y += paper.text(words.notes, MARGIN, HALF, { size: 8.5, weight: 'strong' }) + 4
  for (const { denominationInCents, count } of closing.notes) {
    paper.makeRoomFor(14)
    const figures = [
      `${formats.count(count)} × ${formats.money(denominationInCents)}`,
      formats.money(count * denominationInCents),
    ]
    figures.forEach((text, index) => {
      paper.text(text, MARGIN + index * NOTE_WIDTH * 1.4, NOTE_WIDTH * 1.3, { size: 8.5, align: 'right', tabular: true })
    })
    paper.y += 13
  }
}

function drawSums({ paper, closing, words, formats }: Drawing): void {
  paper.makeRoomFor(150)
  paper.y += 6
  paper.rule()
  paper.y += 12
  const { expectedInCents, countedInCents, differenceInCents, toBankInCents, leftInCents, bankAccount, bankReference } = closing
  const bank = [bankAccount?.name, bankReference].filter(Boolean).join(' · ')
  const top = paper.y
  const width = CONTENT_WIDTH - SUMS_WIDTH - 24
  if (closing.reason) paper.y += paper.text(words.reason(closing.reason), MARGIN, width, { colour: COLOURS.danger }) + 6
  if (bank) paper.text(`${words.toBank}: ${bank}`, MARGIN, width, { size: 8.5, colour: COLOURS.muted })
  paper.y = top
  const sums = [
    [words.expected, expectedInCents],
    [words.counted, countedInCents],
    [words.difference, differenceInCents],
    [words.toBank, toBankInCents],
  ] as const
  for (const [label, amountInCents] of sums) {
    paper.text(label, SUMS_LEFT, SUMS_WIDTH, { colour: COLOURS.muted })
    paper.text(formats.money(amountInCents), SUMS_LEFT, SUMS_WIDTH, { align: 'right', tabular: true })
    paper.y += 17
  }
  paper.text(words.left, SUMS_LEFT, SUMS_WIDTH, { size: 12, weight: 'strong' })
  paper.text(formats.money(leftInCents), SUMS_LEFT, SUMS_WIDTH, { size: 12, weight: 'strong', align: 'right', tabular: true })
  paper.y += 24
}
