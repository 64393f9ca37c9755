// A credit note on paper: what it gives back of which package, and the IVA that the bill has no more. Nothing is computed here.
import type { Download } from '@app/contract'
import type { BillDetail, CreditNote } from '@app/contract/bills.contract'
import type { Company } from '@app/contract/company.contract'
import type { Language } from '@app/domain'
import { now } from '../../../clock.ts'
import { slugOf } from '../../../documents/file-name.ts'
import { FORMATS, type Formats } from '../../../documents/formats.ts'
import { drawLogo } from '../../../documents/logo.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, PAGE, Paper, PDF_TYPE } from '../../../documents/paper.ts'
import { BILL_WORDS, type BillWords } from '../bill-words.ts'
import { CREDIT_NOTE_WORDS, type CreditNoteWords } from './credit-note-words.ts'

type Content = { bill: BillDetail; note: CreditNote }
type Drawing = Content & { paper: Paper; company: Company; words: CreditNoteWords; ofBill: BillWords; formats: Formats }

const LOGO_SIDE = 36
const HALF = CONTENT_WIDTH / 2
const AMOUNT = 90
const MARK = 60
const SUMS_WIDTH = 210
const SUMS_LEFT = PAGE.width - MARGIN - SUMS_WIDTH

export async function creditNoteDocument(content: Content, company: Company, language: Language): Promise<Download> {
  const words = CREDIT_NOTE_WORDS[language]
  const ofBill = BILL_WORDS[language]
  const { note } = content
  const paper = new Paper({ title: `${words.title} ${note.code}`, author: company.tradeName, language, createdAt: now() })
  const drawing: Drawing = { ...content, paper, company, words, ofBill, formats: FORMATS[language] }
  drawHeader(drawing)
  for (const order of content.bill.orders) drawOrder(drawing, order)
  drawSums(drawing)
  if (note.takenBackAt) paper.stamp(words.takenBack)
  const left = [company.legalName, company.ruc && `RUC ${company.ruc}`].filter(Boolean).join(' · ')
  const file = await paper.finish((page) => ({ left, right: `${ofBill.page} ${page}` }))
  return { name: `${slugOf(words.title)}-${note.code}.pdf`, contentType: PDF_TYPE, content: file }
}

function drawHeader({ paper, bill, note, company, words, ofBill, formats }: Drawing): void {
  const right = { x: MARGIN + HALF, width: HALF }
  drawLogo(paper, MARGIN, LOGO_SIDE)
  paper.text(words.title, right.x, right.width, { size: 9, colour: COLOURS.muted, align: 'right' })
  const name = { size: 16, weight: 'strong', colour: COLOURS.heading } as const
  paper.text(company.tradeName, MARGIN + LOGO_SIDE + 12, HALF - LOGO_SIDE, name)
  paper.y += 13
  paper.text(note.code, right.x, right.width, { size: 18, weight: 'strong', colour: COLOURS.heading, align: 'right' })
  paper.y += 40
  paper.rule()
  paper.y += 12
  const top = paper.y
  paper.y += paper.text(ofBill.invoiceOwner, MARGIN, HALF, { size: 7.5, colour: COLOURS.muted }) + 2
  const { name: owner, identificationType, identification } = bill.invoiceOwner
  paper.y += paper.text(owner, MARGIN, HALF, { size: 9.5, weight: 'strong' }) + 1
  const identified = `${ofBill.identification[identificationType]} ${identification}`
  paper.y += paper.text(identified, MARGIN, HALF, { size: 8, colour: COLOURS.muted })
  const bottom = paper.y
  paper.y = top
  for (const text of [words.of(bill.code), words.issued(formats.day(new Date(note.createdAt))), words.reason(note.reason)]) {
    paper.y += paper.text(text, right.x, right.width, { size: 8.5, align: 'right' }) + 2
  }
  paper.y = Math.max(paper.y, bottom) + 16
}

/** A package of which something is given back. */
function drawOrder(
  { paper, bill, note, ofBill, formats }: Drawing,
  { id, code, description }: BillDetail['orders'][number],
): void {
  const lines = note.lines.filter(({ orderId }) => orderId === id)
  if (lines.length === 0) return
  paper.makeRoomFor(20 + lines.length * 14)
  paper.text(`${code} · ${description}`, MARGIN, CONTENT_WIDTH, { size: 9, weight: 'strong', oneLine: true })
  paper.y += 15
  for (const { name, label, amountInCents, treatment } of lines) {
    paper.text(label || ofBill.lines[name], MARGIN, CONTENT_WIDTH - AMOUNT - MARK, {
      size: 8.5,
      colour: COLOURS.muted,
      oneLine: true,
    })
    const mark = ofBill.marks(treatment, formats.percent(bill.ivaInBasisPoints))
    const marked = { size: 7.5, colour: COLOURS.muted, align: 'right', oneLine: true } as const
    paper.text(mark, PAGE.width - MARGIN - AMOUNT - MARK, MARK, marked)
    const amount = { size: 8.5, align: 'right', tabular: true } as const
    paper.text(formats.money(amountInCents), PAGE.width - MARGIN - AMOUNT, AMOUNT, amount)
    paper.y += 14
  }
  paper.y += 8
}

function drawSums({ paper, bill, note, words, ofBill, formats }: Drawing): void {
  paper.makeRoomFor(120)
  paper.rule()
  paper.y += 12
  const said = note.takenBackAt ? words.takenBackReason(note.takenBackReason) : words.note
  const danger = note.takenBackAt ? { colour: COLOURS.danger } : {}
  paper.text(said, MARGIN, CONTENT_WIDTH - SUMS_WIDTH - 24, { size: 8.5, ...danger })
  paper.text(ofBill.iva(formats.percent(bill.ivaInBasisPoints)), SUMS_LEFT, SUMS_WIDTH, { colour: COLOURS.muted })
  paper.text(formats.money(note.taxInCents), SUMS_LEFT, SUMS_WIDTH, { align: 'right', tabular: true })
  paper.y += 19
  paper.text(words.total, SUMS_LEFT, SUMS_WIDTH, { size: 12, weight: 'strong' })
  const total = { size: 12, weight: 'strong', align: 'right', tabular: true } as const
  paper.text(formats.money(note.totalInCents), SUMS_LEFT, SUMS_WIDTH, total)
  paper.y += 36
  paper.text(words.noFiscalDocument, MARGIN, CONTENT_WIDTH, { size: 8, colour: COLOURS.muted })
}
