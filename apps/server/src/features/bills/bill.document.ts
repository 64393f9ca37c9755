// The bill of sale on paper. Every amount is the bill's own: nothing is computed here.

import { setImmediate } from 'node:timers/promises'
import type { Download } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { isCreditedWhole, type Language, titlesInWords, titlesOf } from '@app/domain'
import { now } from '../../clock.ts'
import { fileNameOf, slugOf } from '../../documents/file-name.ts'
import { FORMATS } from '../../documents/formats.ts'
import { drawLogo } from '../../documents/logo.ts'
import { COLOURS, CONTENT_WIDTH, MARGIN, Paper, PDF_TYPE } from '../../documents/paper.ts'
import type { Issuer } from '../company/issuer.ts'
import { type BillDrawing, statusOnPaper } from './bill-drawing.ts'
import { drawBilledOrder } from './bill-order.document.ts'
import { drawTotals } from './bill-totals.document.ts'
import { BILL_WORDS, type BillWords } from './bill-words.ts'

const LOGO_SIDE = 36
const COLUMN_GAP = 16
const COLUMN = (CONTENT_WIDTH - 2 * COLUMN_GAP) / 3
const BILL = { width: 180, x: MARGIN + CONTENT_WIDTH - 180 }
const HOUSE = { x: MARGIN + LOGO_SIDE + 12, width: CONTENT_WIDTH - BILL.width - COLUMN_GAP - LOGO_SIDE - 12 }

/** A bill, the house as it was then, and what is to be said of its factura. */
export type PrintedBill = Pick<BillDrawing, 'bill' | 'company' | 'standing'>

export async function billDocument(printed: PrintedBill, language: Language): Promise<Download> {
  const words = BILL_WORDS[language]
  const { code } = printed.bill
  const content = await drawn([printed], `${words.title} ${code}`, language)
  return { name: `${slugOf(words.title)}-${code}.pdf`, contentType: PDF_TYPE, content }
}

/** Each begins on a page of its own. */
export async function billsDocument(printed: readonly PrintedBill[], language: Language): Promise<Download> {
  const { titles } = BILL_WORDS[language]
  const content = await drawn(printed, `${titles} (${printed.length})`, language)
  return { name: fileNameOf([titles, `${printed.length}`], 'pdf'), contentType: PDF_TYPE, content }
}

async function drawn(printed: readonly PrintedBill[], title: string, language: Language): Promise<Uint8Array> {
  const words = BILL_WORDS[language]
  const paper = new Paper({ title, author: printed[0]?.company.tradeName ?? '', language, createdAt: now() })
  const lefts: string[] = []
  for (const [index, one] of printed.entries()) {
    if (index > 0) {
      // Others are answered in between.
      await setImmediate()
      paper.newPage()
    }
    const first = paper.pageCount - 1
    drawBill({ ...one, paper, words, formats: FORMATS[language], language }, first)
    const { legalName, quitoAddress } = one.company
    const left = beside(legalName, rucOf(one.company), quitoAddress.phone)
    lefts.push(...Array.from({ length: paper.pageCount - first }, () => left))
  }
  return paper.finish((page, index) => ({ left: lefts[index] ?? '', right: `${words.page} ${page}` }))
}

function drawBill(drawing: BillDrawing, firstPage: number): void {
  const { paper, bill, words } = drawing
  drawHeader(drawing)
  drawPeople(drawing)
  for (const order of bill.orders) drawBilledOrder(drawing, order)
  drawTotals(drawing)
  if (bill.status === 'inactive') paper.stamp(isCreditedWhole(bill) ? words.creditedStamp : words.void, firstPage)
}

/** The house on the left, the bill on the right: neither runs into the other, however long an address is. */
function drawHeader(drawing: BillDrawing): void {
  const { paper } = drawing
  const top = paper.y
  drawLogo(paper, MARGIN, LOGO_SIDE)
  const bottoms = [drawHouse, drawHeading].map((draw) => {
    paper.y = top
    draw(drawing)
    return paper.y
  })
  paper.y = Math.max(top + LOGO_SIDE, ...bottoms) + 12
}

function drawHouse({ paper, company }: BillDrawing): void {
  const { lines, city } = company.quitoAddress
  const quiet = { size: 8, colour: COLOURS.muted } as const
  const { x, width } = HOUSE
  paper.y += paper.text(company.tradeName, x, width, { size: 16, weight: 'strong', colour: COLOURS.heading }) + 2
  paper.y += paper.text(beside(company.legalName, rucOf(company)), x, width, quiet) + 1
  paper.y += paper.text([...lines, city].join(', '), x, width, quiet)
}

/** Called as its client calls what it charges; its number is small beside it. */
function drawHeading({ paper, bill, words, formats, language }: BillDrawing): void {
  const { x, width } = BILL
  const right = { align: 'right' } as const
  const marked = bill.status === 'inactive' ? ({ weight: 'strong', colour: COLOURS.danger } as const) : {}
  const things = titlesInWords(titlesOf(bill.orders.map(({ title }) => title)), language)
  paper.y += paper.text(`${words.title} ${bill.code}`, x, width, { size: 9, colour: COLOURS.muted, ...right }) + 1
  if (things) paper.y += paper.text(things, x, width, { size: 13, weight: 'strong', colour: COLOURS.heading, ...right }) + 2
  paper.y += paper.text(words.issued(formats.day(new Date(bill.createdAt))), x, width, { size: 8.5, ...right }) + 1
  paper.y += paper.text(words.status[statusOnPaper(bill)], x, width, { size: 8.5, ...right, ...marked })
}

/** A new installation has no RUC yet. */
const rucOf = ({ ruc }: Issuer): string => ruc && `RUC ${ruc}`
const beside = (...words: string[]): string => words.filter(Boolean).join(' · ')

/** Whose it is, whom it is made out to, who collects. */
function drawPeople({ paper, bill, words }: BillDrawing): void {
  const identified = ({ identificationType, identification }: Bill['pickup']) =>
    `${words.identification[identificationType]} ${identification}`
  const { client, invoiceOwner, pickup } = bill
  const people = [
    { label: words.client, name: client.name, details: [client.code] },
    { label: words.invoiceOwner, name: invoiceOwner.name, details: ownerDetails(bill, words) },
    { label: words.pickup, name: pickup.name, details: [identified(pickup)] },
  ]
  paper.rule()
  paper.y += 12
  const top = paper.y
  const bottoms = people.map(({ label, name, details }, index) => {
    const x = MARGIN + index * (COLUMN + COLUMN_GAP)
    paper.y = top
    paper.y += paper.text(label, x, COLUMN, { size: 7.5, colour: COLOURS.muted }) + 2
    paper.y += paper.text(name, x, COLUMN, { size: 9.5, weight: 'strong' }) + 1
    for (const detail of details.filter(Boolean)) paper.y += paper.text(detail, x, COLUMN, { size: 8, colour: COLOURS.muted })
    return paper.y
  })
  paper.y = Math.max(...bottoms) + 18
}

const ownerDetails = ({ invoiceOwner: { identificationType, identification, email, address } }: Bill, words: BillWords) => [
  `${words.identification[identificationType]} ${identification}`,
  email,
  address,
]
